"""Chromium takes the pictures: SVG in, WebP out."""

import shutil
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright

from tools.pictures.light import HIGH, WIDE

HEAVIEST = 30_000  # bytes of a picture; less sharp rather than heavier

DRAW = """async ([svg, wide, high, heaviest]) => {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await picture.decode();
  const canvas = new OffscreenCanvas(wide, high);
  const brush = canvas.getContext('2d');
  brush.drawImage(picture, 0, 0, wide, high);
  let blob;
  for (let quality = 0.84; quality > 0.3; quality -= 0.06) {
    blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (blob.size <= heaviest) break;
  }
  const small = new OffscreenCanvas(12, 8);
  const fine = small.getContext('2d');
  fine.imageSmoothingQuality = 'high';
  fine.drawImage(canvas, 0, 0, 12, 8);
  const seen = [...fine.getImageData(0, 0, 12, 8).data].filter((_, at) => at % 4 < 3);
  let bytes = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte);
  return [btoa(bytes), seen.map((part) => (part >> 4).toString(16)).join('')];
}"""

SHEET = """async (pictures) => {
  document.body.innerHTML = pictures
    .map(([title, url]) => `<figure><img src="${url}"><figcaption>${title}</figcaption></figure>`)
    .join('');
  await Promise.all([...document.images].map((image) => image.decode()));
}"""

LOOK = """<style>body{margin:8px;background:#4a4038;color:#eee;font:11px sans-serif;display:flex;
flex-wrap:wrap;gap:8px}figure{margin:0}img{display:block;width:WIDEpx}</style>"""


@contextmanager
def camera() -> Iterator[Page]:
    """A page of the Chromium that the browser tests use."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        yield browser.new_page()
        browser.close()


def photograph(page: Page, svg: str) -> tuple[bytes, str]:
    """The picture in WebP, and what it comes to in 12 by 8 coarse colours."""
    picture, seen = page.evaluate(DRAW, [svg, WIDE, HIGH, HEAVIEST])
    return b64decode(picture), str(seen)


def contact_sheet(page: Page, pictures: list[tuple[str, str]], wide: int) -> bytes:
    """All pictures side by side in a PNG, each under its name, as wide as asked."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.set_content(LOOK.replace("WIDE", str(wide)))
    page.evaluate(SHEET, pictures)
    return page.screenshot(full_page=True)
