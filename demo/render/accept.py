#!/usr/bin/python3
"""Takes pictures that passed inspection into ../pictures: compresses them to at most 200 kB.

./accept.py FILE...   (file names style_room_seed_view.jpg)
"""
import io
import sys
from pathlib import Path

from PIL import Image

PICTURES = Path(__file__).resolve().parent.parent / "pictures"
LARGEST_BYTES = 200_000


def main():
    """Compresses and moves each file named on the command line."""
    PICTURES.mkdir(exist_ok=True)
    for name in sys.argv[1:]:
        source = Path(name)
        data = compressed(Image.open(source).convert("RGB"), LARGEST_BYTES)
        (PICTURES / source.name).write_bytes(data)
        source.unlink()
        print(f"{source.name}: {len(data) // 1000} kB")


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
