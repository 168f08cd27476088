"""The pictures that were taken, and the notes of what each was made from."""

import hashlib
import tomllib
from base64 import b64encode

from tools.pictures.compose import ART, ROOT

PICTURES = ROOT / "web" / "src" / "games" / "creux" / "art" / "scenes"


def mark(text: str | bytes) -> str:
    said = text.encode() if isinstance(text, str) else text
    return hashlib.sha256(said).hexdigest()[:20]


def taken(key: str) -> bytes:
    """The picture itself, or nothing."""
    file = PICTURES / f"{key}.webp"
    return file.read_bytes() if file.is_file() else b""


def noted(key: str) -> dict[str, str]:
    """When this picture was taken: the marks of drawing and picture, and 12 by 8 colours."""
    file = ART / "made" / f"{key}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def is_fresh(key: str, svg: str) -> bool:
    """Whether the picture was taken from this drawing."""
    wanted = {"drawing": mark(svg), "picture": mark(taken(key))}
    return wanted.items() <= noted(key).items()


def keep(key: str, svg: str, picture: bytes, colours: str) -> None:
    for folder in (PICTURES, ART / "made"):
        folder.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{key}.webp").write_bytes(picture)
    note = f'drawing = "{mark(svg)}"\npicture = "{mark(picture)}"\ncolours = "{colours}"\n'
    (ART / "made" / f"{key}.toml").write_text(note, "utf-8")


def as_url(key: str) -> str:
    return f"data:image/webp;base64,{b64encode(taken(key)).decode()}"
