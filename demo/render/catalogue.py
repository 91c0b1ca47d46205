#!/usr/bin/python3
"""Writes ../pictures/captions.jsonl and CREDITS.csv from the pictures there, captions.txt and the credits below.

captions.txt holds one line per picture, `style_room_seed_view: sentence`, written by a person who looked at it.
"""
import csv
import hashlib
import json
from pathlib import Path

import numpy as np
from PIL import Image

BASE = Path(__file__).resolve().parent
PICTURES = BASE.parent / "pictures"
HOLDOUT_PERCENT = 20
COLOURS = 5

LIBRARY = "Sweet Home 3D furniture library, Blend Swap set (Debian package sweethome3d-furniture)"
MODELS = [
    ("antiqueChair", "Chair", "Niuskir", "CC0 1.0", LIBRARY, ("traditional", ("dining", "kitchen"))),
    ("winchesterSofa", "Winchester sofa", "Gnanasaireddy", "CC BY 3.0", LIBRARY, ("industrial", ("living",))),
]
"""Model, its title, author, licence and source, and the style and rooms that use it."""


def main():
    """Checks that every picture has a caption, then writes both files."""
    captions = dict(
        line.split(": ", 1) for line in (BASE / "captions.txt").read_text().splitlines() if ": " in line
    )
    files = sorted(PICTURES.glob("*.jpg"))
    unsaid = [path.stem for path in files if path.stem not in captions]
    if unsaid:
        raise SystemExit("no caption in captions.txt for " + ", ".join(unsaid))
    with (PICTURES / "captions.jsonl").open("w") as out:
        for path in files:
            style, room, seed, view = path.stem.split("_")
            entry = {
                "file": path.name,
                "style": style,
                "room": room,
                "palette": palette(path),
                "view": view,
                "caption": captions[path.stem],
                "split": split(f"{style}_{room}_{seed}"),
            }
            out.write(json.dumps(entry) + "\n")
    write_credits([path.stem for path in files])
    print(f"{len(files)} pictures")


def split(scene):
    """train or holdout, by the scene alone, so that two views of one room stay on the same side."""
    percentile = int(hashlib.sha256(scene.encode()).hexdigest(), 16) % 100
    return "holdout" if percentile < HOLDOUT_PERCENT else "train"


def palette(path):
    """The picture's main colours as hex, most common first: k-means in CIELAB of a small copy."""
    pixels = np.asarray(Image.open(path).convert("RGB").resize((96, 72)), float).reshape(-1, 3)
    lab = srgb_to_lab(pixels)
    # spread-out starts: along the lightness order of the pixels
    centres = lab[np.argsort(lab[:, 0])[np.linspace(0, len(lab) - 1, COLOURS + 2).astype(int)[1:-1]]]
    for _ in range(30):
        nearest = ((lab[:, None] - centres[None]) ** 2).sum(2).argmin(1)
        for i in range(COLOURS):
            if (nearest == i).any():
                centres[i] = lab[nearest == i].mean(0)
    counts = np.bincount(nearest, minlength=COLOURS)
    means = [pixels[nearest == i].mean(0) for i in np.argsort(-counts) if counts[i]]
    return ["#%02x%02x%02x" % tuple(int(round(c)) for c in mean) for mean in means]


def srgb_to_lab(rgb):
    """CIELAB (D65) of sRGB values in 0..255, shape (n, 3); formulas of IEC 61966-2-1 and CIE 15."""
    c = rgb / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = linear @ to_xyz.T / [0.9505, 1.0, 1.089]
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[:, 1] - 16, 500 * (f[:, 0] - f[:, 1]), 200 * (f[:, 1] - f[:, 2])], 1)


def write_credits(names):
    """One row per furniture model that appears, and one for all that is our own."""
    with (PICTURES / "CREDITS.csv").open("w", newline="") as out:
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["model", "title", "author", "licence", "source", "pictures"])
        for key, title, author, licence, source, (style, rooms) in MODELS:
            used = [name for name in names if name.split("_")[0] == style and name.split("_")[1] in rooms]
            if used:
                rows.writerow([key, title, author, licence, source, " ".join(used)])
        rows.writerow(
            ["-", "all other geometry, materials and art", "this project", "as the project", "demo/render", "all"]
        )


if __name__ == "__main__":
    main()
