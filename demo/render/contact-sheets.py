#!/usr/bin/python3
"""Writes one contact sheet per style, STYLE.jpg, into a folder: all its pictures with their names; at most 250 kB each.

./contact-sheets.py FOLDER
"""
import io
import sys
from pathlib import Path

from PIL import Image, ImageDraw

PICTURES = Path(__file__).resolve().parent.parent / "pictures"
COLUMNS = 4
LARGEST_BYTES = 250_000
CELL = (320, 240)
MARGIN = 8
LINE = 16
"""Height of a picture's name."""


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    by_style = {}
    for path in sorted(PICTURES.glob("*.jpg")):
        by_style.setdefault(path.stem.split("_")[0], []).append(path)
    for style, paths in by_style.items():
        (folder / f"{style}.jpg").write_bytes(compressed(sheet(paths), LARGEST_BYTES))


def sheet(paths):
    """The pictures in rows of four on white."""
    width, height = CELL[0] + MARGIN, CELL[1] + LINE + MARGIN
    rows = -(-len(paths) // COLUMNS)
    page = Image.new("RGB", (COLUMNS * width + MARGIN, rows * height + MARGIN), "white")
    draw = ImageDraw.Draw(page)
    for i, path in enumerate(paths):
        x, y = MARGIN + i % COLUMNS * width, MARGIN + i // COLUMNS * height
        picture = Image.open(path).convert("RGB")
        picture.thumbnail(CELL, Image.LANCZOS)
        page.paste(picture, (x + (CELL[0] - picture.width) // 2, y))
        draw.text((x, y + CELL[1] + 2), path.stem.split("_", 1)[1].replace("_", " "), fill="#444444")
    return page


def compressed(image, largest_bytes):
    """The picture as progressive JPEG of quality 86, or less where that is too large."""
    for quality in range(86, 50, -3):
        buffer = io.BytesIO()
        image.save(buffer, "JPEG", quality=quality, optimize=True, progressive=True)
        if buffer.tell() <= largest_bytes:
            break
    return buffer.getvalue()


if __name__ == "__main__":
    main()
