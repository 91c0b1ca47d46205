"""Renders one picture of one furnished room.

blender -b --python-exit-code 1 -P render.py -- --style japandi --room living --seed 3 --view wide --out FOLDER
"""
import argparse
import importlib
import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bpy

from cameras import VIEWS, take
from chance import chance, rng
from tracing import set_up, trace
from develop import develop
from lights import light_up
from models import USED
from styles.houses import furnish


LAMPS_AT_DUSK = 4.0
"""How much brighter lamps are, against what is left of the day."""


OUTDOORS = {"terrace": 0.78, "garden": 0.68, "facade": 0.74}
"""Brightness aimed at outdoors: the more dark leaves fill the frame, the less."""
OUTDOORS_AT_DUSK = 0.42


def main():
    """Builds the scene, renders it and writes the picture."""
    options = _options()
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    name = f"{options.style}/{options.room}/{options.seed}"
    rng.seed(name)
    look = importlib.import_module(f"styles.{options.style.replace('-', '_')}").look()
    look = furnish(look, options.style, options.seed)
    rng.seed(f"{name}/furniture")
    if look.get("dusk"):
        light_up(LAMPS_AT_DUSK)
    room, photo = importlib.import_module(f"rooms.{options.room}").build(look, options.style)
    mirrored = chance(0.5)
    width, height = (int(side) for side in options.size.split("x"))
    size = take(room, photo, options.view, (width, height))
    set_up(options.samples, size)
    built = time.time() - started
    if options.blend:
        bpy.ops.wm.save_as_mainfile(filepath=options.blend)
    passes, traced = trace()
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    picture = out / f"{options.style}_{options.room}_{options.seed}_{options.view}.jpg"
    unfinished = picture.with_suffix(".part.jpg")
    key = _outdoor_key(look, options.room) if options.room in OUTDOORS else look.get("key", 1.0)
    develop(passes, unfinished, key, mirrored, options.exposure)
    os.replace(unfinished, picture)
    _note_models(out)
    print(f"{picture.name}: built {built:.0f} s, traced {traced:.0f} s, all {time.time() - started:.0f} s")


def _outdoor_key(look, room):
    return OUTDOORS_AT_DUSK if look.get("dusk") else OUTDOORS[room]


def _options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--style", required=True)
    parser.add_argument("--room", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--view", choices=VIEWS, default="wide")
    parser.add_argument("--size", default="1200x900", help="pixels, width x height of the lying format")
    parser.add_argument("--samples", type=int, default=4, help="per pixel")
    parser.add_argument("--exposure", type=float, default=0.0, help="stops")
    parser.add_argument("--out", default="out")
    parser.add_argument("--blend", help="also save the scene to this file")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])


def _note_models(folder):
    """Adds the models used to models.json in the output folder, for the credits."""
    path = folder / "models.json"
    noted = json.loads(path.read_text()) if path.exists() else {}
    noted.update(USED)
    path.write_text(json.dumps(noted, indent=1, sort_keys=True))


main()
