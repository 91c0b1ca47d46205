"""Beams, cornices, ducts and hidden light along the ceiling."""
import math

from geometry import box, mesh, tube
from materials import m_emit, m_metal, m_paint, m_plain


def build_ceiling(look, room, trim):
    """Adds what the style hangs under its ceiling."""
    if look.get("cornice"):
        _cornice(room, trim)
    if look.get("beams") == "wood":
        for i in range(4):
            box(room.W + 0.02, 0.16, 0.17, room.W / 2, 0.7 + i * 1.35, room.H - 0.17, look["beamm"], 0.012)
    if look.get("beams") == "steel":
        _steel_beams(room)
        _duct(room)
    if look.get("cove"):
        _cove_light(look, room)


RISE = 1.15
"""How far the ridge of a gabled ceiling is above the walls, in metres."""


def gable(look, room, base):
    """A boarded ceiling under a pitched roof, with tie beams and a collar beam at the height of the walls."""
    W, D, H, front = room.W, room.D, room.H, room.front
    boards = m_paint(look["ceil"], 0.8)
    ridge = H + RISE
    for x0, z0, x1, z1 in ((0, H, W / 2, ridge), (W / 2, ridge, W, H)):
        mesh([(x0, front, z0), (x0, D, z0), (x1, D, z1), (x1, front, z1)], [(0, 1, 2, 3)], boards, name="slope")
    for y in (D, front):
        mesh([(0, y, H), (W, y, H), (W / 2, y, ridge)], [(0, 1, 2)], base if y == D else boards, name="gable")
    # a lid above, or daylight leaks in along the edges
    length, middle = D - front + 1.2, (D + front) / 2
    box(W + 1.2, length, 0.1, W / 2, middle, ridge + 0.02, m_plain("#777777"), 0)
    for x in (-0.35, W + 0.35):
        box(0.1, length, RISE + 0.2, x, middle, H, m_plain("#777777"), 0)
    slope = math.hypot(W / 2, RISE)
    angle = math.degrees(math.atan2(RISE, W / 2))
    for y in range(int(D - front) * 3):
        for x, tilt in ((W / 4, -angle), (W * 3 / 4, angle)):
            box(slope, 0.012, 0.006, x, front + y / 3, H + RISE / 2 - 0.012, m_paint(look["trim"], 0.8), 0, tilt=(0, tilt, 0))
    for i in range(4):
        box(W + 0.02, 0.13, 0.16, W / 2, D - 0.65 - i * 1.35, H, look["beamm"], 0.01)
    box(0.13, D - front, 0.12, W / 2, middle, H, look["beamm"], 0.01)


def _cornice(room, trim):
    W, D, length, middle = room.W, room.D, room.D - room.front, (room.D + room.front) / 2
    for depth, height in ((0.1, 0.03), (0.07, 0.06), (0.035, 0.1)):
        z = room.H - height
        box(W, depth, height, W / 2, D - depth / 2, z, trim, 0.006)
        box(depth, length, height, W - depth / 2, middle, z, trim, 0.006)
        box(depth, length, height, depth / 2, middle, z, trim, 0.006)


def _steel_beams(room):
    steel = m_plain("#26272a", 0.55)
    for y in (2.0, 4.4):
        for z in (room.H - 0.24, room.H - 0.016):
            box(room.W, 0.16, 0.016, room.W / 2, y, z, steel, 0.002)
        box(room.W, 0.02, 0.23, room.W / 2, y, room.H - 0.24, steel, 0)


def _duct(room):
    x, z = room.W * 0.72, room.H - 0.34
    tube([(x, -1, z), (x, room.D, z)], 0.13, m_metal("#a9abad", 0.42))
    angles = [math.radians(a) for a in range(0, 360, 15)]
    for i in range(5):
        ring = [(x + 0.135 * math.cos(a), 0.3 + i * 1.2, z + 0.135 * math.sin(a)) for a in angles]
        tube(ring, 0.008, m_metal("#8d8f91", 0.4), True)


def _cove_light(look, room):
    ceiling = m_paint(look["ceil"])
    box(room.W - 0.5, 0.03, 0.05, room.W / 2, room.D - 0.28, room.H - 0.06, ceiling, 0)
    box(0.03, room.D - 0.5, 0.05, room.W - 0.28, room.D / 2, room.H - 0.06, ceiling, 0)
    box(room.W - 0.6, 0.02, 0.02, room.W / 2, room.D - 0.22, room.H - 0.03, m_emit("#ffe3bd", 14), 0)
