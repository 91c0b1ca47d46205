#!/usr/bin/python3
"""Renders the demo's pictures one after the other, always for the style and room that has the fewest so far.

nice -n 19 ionice -c3 ./render-all.py [--out FOLDER] [--limit N] [--pause-file PATH]

Can be stopped at any time and started again: what is in the output folder, in ../pictures or in
rejected.txt is not rendered again. While the pause file exists, rendering is halted.
"""
import argparse
import os
import signal
import subprocess
import time
from pathlib import Path

BASE = Path(__file__).resolve().parent
PICTURES = BASE.parent / "pictures"
REJECTED = BASE / "rejected.txt"

STYLES = [path.stem.replace("_", "-") for path in sorted((BASE / "styles").glob("*.py"))]
PHOTOS = [
    (11, "wide"),
    (11, "detail"),
    (12, "wide"),
    (12, "corner"),
    (13, "wide"),
    (12, "tall"),
    (13, "detail"),
    (14, "wide"),
    (15, "wide"),
    (21, "wide"),
    (31, "wide"),
    (21, "tall"),
    (27, "wide"),
]
"""(seed, view) of each style and room, most useful first; the last ones replace what is refused."""
WANTED = {"living": 4, "terrace": 2, "dining": 3, "kitchen": 3, "bedroom": 3, "office": 3, "garden": 2, "bathroom": 1, "hall": 1, "facade": 1}
"""Pictures wanted of each style in each room; rooms in the order they are rendered."""
POLL_SECONDS = 2
DEBIAN = {**os.environ, "PATH": "/usr/bin:/bin"}
"""Environment in which Blender finds Debian's Python with NumPy, and no other."""


def main():
    """Renders until nothing is wanted any more, the limit is reached or it is stopped."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=BASE / "out")
    parser.add_argument("--limit", type=int, default=1000, help="stop after so many pictures")
    parser.add_argument("--pause-file", type=Path, default=Path("/tmp/pause-render"))
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    failed = set()
    for _ in range(options.limit):
        name = next_scene(options.out, failed)
        if name is None:
            break
        started = time.time()
        if render(name, options.out, options.pause_file) == 0:
            print(f"{name}: {time.time() - started:.0f} s", flush=True)
        else:
            failed.add(name)
            print(f"{name}: failed, see {options.out / name}.log", flush=True)


def next_scene(out, failed):
    """Name of the most wanted picture that is neither there nor refused; None when all are."""
    there = {path.stem for folder in (out, PICTURES) for path in folder.glob("*.jpg")}
    refused = {line.split(":")[0] for line in REJECTED.read_text().splitlines()} if REJECTED.exists() else set()
    candidates = []
    for room_number, (room, wanted) in enumerate(WANTED.items()):
        for style in STYLES:
            count = sum(name.startswith(f"{style}_{room}_") for name in there)
            if count >= wanted:
                continue
            for number, (seed, view) in enumerate(PHOTOS):
                name = f"{style}_{room}_{seed}_{view}"
                if name not in there | refused | failed:
                    candidates.append((count, room_number, style, number, name))
                    break
    return min(candidates)[-1] if candidates else None


def render(name, out, pause_file):
    """Runs Blender for one picture, halting it while the pause file exists; returns its exit code."""
    style, room, seed, view = name.split("_")
    scene = ["--style", style, "--room", room, "--seed", seed, "--view", view, "--out", str(out)]
    command = ["blender", "-b", "--python-exit-code", "1", "-P", str(BASE / "render.py"), "--", *scene]
    while pause_file.exists():
        time.sleep(POLL_SECONDS)
    log = out / f"{name}.log"
    with log.open("w") as log_file:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log_file, stderr=log_file, start_new_session=True, env=DEBIAN
        )
        halted = False
        while process.poll() is None:
            if pause_file.exists() != halted:
                halted = not halted
                os.killpg(process.pid, signal.SIGSTOP if halted else signal.SIGCONT)
            time.sleep(POLL_SECONDS)
    if process.returncode == 0:
        log.unlink()
    return process.returncode


if __name__ == "__main__":
    main()
