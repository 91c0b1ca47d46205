"""The empty room: floor, walls, ceiling, windows on the left, the style's back wall, curtains, daylight."""
from dataclasses import dataclass

from furniture.curtains import curtain, rod
from geometry import box, mesh
from lights import daylight
from materials import m_black, m_fabric, m_limewash, m_paint, m_plain, m_sheer, m_velvet
from shell.ceilings import build_ceiling, gable
from shell.feature_walls import DEPTHS, base_material, build_feature
from shell.floors import floor_planks
from shell.openings import backdrop, wall, window

FRONT = -1.2
"""y of the wall behind the camera."""
PIER = 0.5
"""Width of the wall between two windows."""


@dataclass
class Room:
    """Size in metres: x from the window wall (0) to the right wall (W), y from the camera to the back wall (D)."""

    W: float
    D: float
    H: float
    back: str = "paint"
    front: float = FRONT

    @property
    def deep(self):
        """How far the feature of the back wall stands out."""
        return DEPTHS.get(self.back, 0.0)


def interior(look, W, D, H, windows, top=2.35, back=None):
    """Builds the shell and its daylight. windows: (y from, y to) pairs in the left wall; back overrides the style's."""
    kind, colour = back or look["back"]
    if look.get("split_windows"):
        windows = [part for a, b in windows for part in _split(a, b)]
    room = Room(W, D, H, kind)
    side_wall = _wall_material(look["wall"])
    base = base_material(kind, colour, side_wall)
    trim = m_paint(look["trim"], 0.5)
    sill = look["win"].get("z0", 0.4)
    openings = [(a, b, sill, top) for a, b in windows]
    wall("y", D, 0, W, H, [], base, 1)
    wall("x", 0, FRONT, D, H, openings, side_wall, -1, reveal=trim)
    wall("x", W, FRONT, D, H, [], side_wall, 1)
    wall("y", FRONT, 0, W, H, [], side_wall, -1)
    if look.get("gable"):
        gable(look, room, base)
    else:
        _ceiling_plane(look, room)
    _floor(look, room)
    _windows(look, room, windows, sill, top, trim)
    _skirting(look, room, openings, trim)
    build_feature(kind, look, room, base, side_wall, trim)
    build_ceiling(look, room, trim)
    _curtains(look, room, windows, top)
    daylight(look, room, windows, sill, top)
    return room


def _split(a, b):
    """Two windows with a pier between them in place of one."""
    middle, half = (a + b) / 2, PIER / 2
    return (a, middle - half), (middle + half, b)


def _wall_material(spec):
    kind, colour = spec
    return m_limewash(colour) if kind == "lime" else m_paint(colour)


def _ceiling_plane(look, room):
    W, D, H = room.W, room.D, room.H
    corners = [(0, FRONT, H), (0, D, H), (W, D, H), (W, FRONT, H)]
    mesh(corners, [(0, 1, 2, 3)], m_paint(look["ceil"], 0.9), name="ceiling")
    # a lid above, or daylight leaks in along the edges
    box(W + 1.2, D - FRONT + 1.2, 0.1, W / 2, (D + FRONT) / 2, H + 0.01, m_plain("#777777"), 0)


def _floor(look, room):
    pattern, width, length, material = look["floor"]
    if pattern == "concrete":
        box(room.W, room.D - FRONT, 0.02, room.W / 2, (room.D + FRONT) / 2, -0.02, material, 0)
        return
    gap = 0.003 if pattern in ("tile", "checker") else 0.0022
    under = look.get("grout", "#1c130c")
    floor_planks(room.W, room.D, width, length, material, pattern, gap=gap, under=under, y0=FRONT)


def _windows(look, room, windows, sill, top, trim):
    frame = m_paint(look["wincol"], 0.4) if look.get("wincol") else trim
    bars = {key: value for key, value in look["win"].items() if key != "z0"}
    for a, b in windows:
        window("x", 0, a, b, sill, top, -1, frame, **bars)
    middle = sum((a + b) / 2 for a, b in windows) / len(windows)
    if look.get("dusk"):
        backdrop("dusk", "x", 0, -1, middle, strength=0.5)
    else:
        backdrop(look["view"], "x", 0, -1, middle)


def _skirting(look, room, openings, trim):
    height = 0.06 if look["floor"][0] == "concrete" else 0.12
    W, D = room.W, room.D
    if room.back != "slats":
        box(W, 0.016, height, W / 2, D - 0.008, 0, trim, 0.004)
    box(0.016, D - FRONT, height, W - 0.008, (D + FRONT) / 2, 0, trim, 0.004)
    start = FRONT
    for a, b, bottom, _ in [*openings, (D, D, 0, 0)]:
        if bottom > 0.15:
            continue
        if a > start:
            box(0.016, a - start, height, 0.008, (a + start) / 2, 0, trim, 0.004)
        start = b


def _curtains(look, room, windows, top):
    kind = look.get("curtain")
    if not kind:
        return
    colour = look["ccol"]
    cloth = {
        "sheer": lambda: m_sheer(colour, 0.42),
        "velvet": lambda: m_velvet(colour),
        "linen": lambda: m_sheer(colour, 0.05, 0.3),
        "drape": lambda: m_fabric(colour, scale=90, bump=0.2),
    }[kind]()
    z = min(room.H - 0.1, top + 0.22)
    width = 0.62 if kind == "sheer" else 0.42
    for a, b in windows:
        for left, right in _curtain_places(a, b, width, windows):
            curtain("x", 0.13, left, min(right, room.D - 0.06), 0.015, z, cloth, amp=0.05)
    start, end = windows[0][0] - 0.5, min(windows[-1][1] + 0.5, room.D - 0.05)
    rod("x", 0.13, start, end, z + 0.02, look["metal"] or m_black())


def _curtain_places(a, b, width, windows):
    """Where the cloths of one window hang; on a pier between two windows they share it."""
    left = a - 0.38 if a == windows[0][0] else a - PIER / 2 + 0.02
    right = b + 0.38 if b == windows[-1][1] else b + PIER / 2 - 0.02
    return (left, left + (width if a == windows[0][0] else 0.25)), (right - (width if b == windows[-1][1] else 0.25), right)
