"""The pictures of Léon’s 100 memories, from art/creux (see its README.md).

python -m tools.scenes                 takes each picture whose drawing has changed
python -m tools.scenes --only KEY …    only these, changed or not
python -m tools.scenes --sheet         also build/scenes.png, all side by side (--wide 160)
"""

import argparse

from tools.pictures.album import as_url, is_fresh, keep
from tools.pictures.camera import camera, contact_sheet, photograph
from tools.pictures.compose import ROOT, composed, drawn_keys


def main() -> None:
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("--only", nargs="+", metavar="KEY", help="these pictures")
    asked.add_argument("--sheet", action="store_true", help="a contact sheet too")
    asked.add_argument("--wide", type=int, default=300, help="of each picture on the sheet")
    said = asked.parse_args()
    keys = said.only or drawn_keys()
    with camera() as page:
        for key in keys:
            svg = composed(key)
            if not said.only and is_fresh(key, svg):
                continue
            picture, colours = photograph(page, svg)
            keep(key, svg, picture, colours)
            print(f"{key}: {len(picture) / 1000:.1f} kB")
        if said.sheet:
            (ROOT / "build").mkdir(exist_ok=True)
            shown = [(key, as_url(key)) for key in keys]
            sheet = contact_sheet(page, shown, said.wide)
            (ROOT / "build" / "scenes.png").write_bytes(sheet)


if __name__ == "__main__":
    main()
