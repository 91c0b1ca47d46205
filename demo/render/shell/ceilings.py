"""Beams, cornices, ducts and hidden light along the ceiling."""
import math

from geometry import box, tube
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
