"""Fronts of houses: door, windows, roof, path and planting, as seen from the gate."""
import math

from cameras import Photo
from chance import chance, pick, rnd, rng
from colour import shade
from furniture.nature import climber, hedge, lavender, lawn, shrub, tree
from furniture.lamps import wall_lamp
from furniture.plants import pot_plant
from geometry import array, box, frame_rect, mesh, tube
from lights import point
from materials import m_concrete, m_emit, m_fabric, m_glass, m_leaf, m_metal, m_paint, m_plain, m_tile
from rooms.garden import BLOSSOMS
from rooms.outdoors import evening_sun, horizon, wall_material
from shell.interior import Room
from shell.openings import wall, window

FLAT_ROOFS = ("minimalist", "contemporary", "industrial", "art-deco", "mid-century-modern", "mediterranean", "bohemian")
SHUTTERED = ("mediterranean", "farmhouse", "traditional", "coastal", "bohemian")
LARGE_PANES = ("minimalist", "contemporary", "mid-century-modern", "japandi", "scandinavian")
BOARDED = ("scandinavian", "coastal", "japandi", "mid-century-modern")
BESIDE = 2.2
"""How far the front reaches past the garden on either side, in metres."""
ROOF_COLOURS = {"farmhouse": "#5d5a58", "traditional": "#6a4a3e", "coastal": "#8b9196", "scandinavian": "#3f4347", "japandi": "#3a3835"}


def build(look, style):
    """Returns the front garden as a room and its photographer's notes."""
    room = Room(9.0, 9.5, 3.0)
    W, D = room.W, room.D
    flat = style in FLAT_ROOFS
    height = 3.3 if flat else 3.0
    storeys = 1 if style in LARGE_PANES or chance(0.5) else 2
    top = height * (1.0 if storeys == 1 else 1.85)
    door = W / 2 + rnd(-0.5, 0.5)
    openings = _front(look, style, W, D, top, door, storeys)
    _roof(look, style, W, D, top, flat)
    _entrance(look, style, door, D)
    _garden(look, style, W, D, door)
    lamp_y = D - 0.02
    for side in (-1, 1):
        wall_lamp({**look}, door + side * 0.85, lamp_y, 1.85, 8)
    if look.get("dusk"):
        for a, b, z0, z1 in openings:
            point((a + b) / 2, D - 0.5, (z0 + z1) / 2, 6)
    evening_sun(look)
    position = (W / 2 + rnd(-1.4, -0.6), D - 11.4, 1.5)
    return room, Photo(position, rnd(-9, -4), (door, D - 0.4, 1.3), (door - 0.2, D - 0.6, 1.25), lens=27, shift=0.03)


def _front(look, style, W, D, top, door, storeys):
    """The wall with its openings; returns those of the windows."""
    large = style in LARGE_PANES
    wide, sill, lintel = (2.2, 0.35, 2.35) if large else (1.15, 0.85, 2.25)
    places = [door - 2.35, door + 2.35] + ([] if large else [door - 4.9, door + 4.9])
    windows = [(x - wide / 2, x + wide / 2, sill, lintel) for x in places]
    if storeys == 2:
        windows += [(x - 0.5, x + 0.5, 3.6, 4.85) for x in (*places, door)]
    plaster = wall_material(look, style)
    if style in BOARDED:
        colour = {"coastal": "#d5dde0", "scandinavian": rng.choice(("#8a3f34", "#39454a", "#c9b88f")), "japandi": "#4a4038"}
        plaster = m_paint(colour.get(style, "#8a6a4a"), 0.7)
    openings = [*windows, (door - 0.55, door + 0.55, 0.18, 2.35)]
    left, right = -BESIDE, W + BESIDE
    wall("y", D, left, right, top, openings, plaster, 1, reveal=m_paint(look["trim"], 0.6))
    if style in BOARDED:
        _boards(left, right, D, top, openings, plaster)
    frame = m_paint(look.get("wincol") or look["trim"], 0.45)
    glow = m_emit("#ffc98a", 1.2) if look.get("dusk") else m_emit("#7d7466", 0.35)
    for a, b, z0, z1 in windows:
        window("y", D, a, b, z0, z1, 1, frame, nx=2, nz=1 if large else 3, sill=True)
        mesh([(a, D + 0.15, z0), (b, D + 0.15, z0), (b, D + 0.15, z1), (a, D + 0.15, z1)], [(0, 1, 2, 3)], m_glass("#dfe8ea", 2.0))
        box(b - a + 0.4, 0.02, z1 - z0 + 0.4, (a + b) / 2, D + 1.1, z0 - 0.2, glow, 0)
        for side in (0.14, 0.86):
            cloth = m_fabric("#f1ebdf")
            box((b - a) * 0.2, 0.03, z1 - z0, a + (b - a) * side, D + 0.3, z0, cloth, 0.01)
        _surround(look, style, a, b, z0, z1, D)
    return windows


def _surround(look, style, a, b, z0, z1, D):
    """Shutters, or a trim around the window."""
    if style in SHUTTERED:
        colour = m_paint(look.get("wincol") or rng.choice(look["artc"][1:4]), 0.5)
        half = (b - a) / 2
        for x in (a - half / 2 - 0.03, b + half / 2 + 0.03):
            box(half, 0.035, z1 - z0, x, D - 0.03, z0, colour, 0.006)
            frame_rect(x - half / 2 + 0.02, x + half / 2 - 0.02, z0 + 0.04, z1 - 0.04, D - 0.048, colour, 0.05, 0.012)
            slat = box(half - 0.14, 0.014, 0.03, x, D - 0.055, z0 + 0.12, colour, 0.003, seg=1)
            array(slat, int((z1 - z0 - 0.24) / 0.055), (0, 0, 0.055))
    elif style in BOARDED:
        trim = m_paint(look["trim"], 0.5)
        frame_rect(a - 0.1, b + 0.1, z0 - 0.1, z1 + 0.1, D - 0.02, trim, 0.1, 0.03)


def _boards(left, right, D, top, openings, paint):
    """Upright cladding, left out before the openings."""
    x = left
    while x < right:
        spans = [(0.0, top)]
        for a, b, z0, z1 in openings:
            if a - 0.07 < x < b + 0.07:
                spans = [part for low, high in spans for part in ((low, min(high, z0)), (max(low, z1), high)) if part[1] - part[0] > 0.05]
        for low, high in spans:
            box(0.142, 0.022, high - low, x, D - 0.011, low, paint, 0.004, seg=1)
        x += 0.15


def _roof(look, style, W, D, top, flat):
    trim = m_paint(look["trim"], 0.5)
    middle, length = W / 2, W + 2 * BESIDE + 0.5
    if flat:
        overhang = 0.9 if style == "mid-century-modern" else 0.06
        box(length, overhang * 2, 0.22, middle, D, top, m_concrete("#b8b2a6") if style in ("industrial", "minimalist") else trim, 0.01)
        return
    colour = ROOF_COLOURS.get(style, "#5d5a58")
    box(length, 0.03, 0.2, middle, D - 0.43, top - 0.14, trim, 0.004)
    rise, run, rows = 2.6, 3.6, 12
    slope = math.hypot(rise, run)
    angle = math.degrees(math.atan2(rise, run))
    tile = m_tile(colour, None, 0.7, 0.3, 0.15)
    for row in range(rows):
        t = (row + 0.5) / rows
        box(length, slope / rows + 0.03, 0.035, middle, D - 0.45 + run * t, top + rise * t - 0.02, tile, 0.004, tilt=(angle + 2.5, 0, 0))
    tube([(-BESIDE - 0.25, D - 0.5, top - 0.02), (W + BESIDE + 0.25, D - 0.5, top - 0.02)], 0.06, m_metal("#8d9193", 0.45))


def _entrance(look, style, x, D):
    colour = look.get("wincol") or rng.choice(look["artc"][1:])
    leaf = m_paint(shade(colour, 0.9), 0.35)
    frame = m_paint(look["trim"], 0.5)
    box(1.1, 0.04, 2.17, x, D + 0.1, 0.18, leaf, 0.004)
    for left, right in ((-0.45, -0.05), (0.05, 0.45)):
        frame_rect(x + left, x + right, 0.35, 1.0, D + 0.08, leaf, 0.04, 0.02)
        frame_rect(x + left, x + right, 1.15, 2.1, D + 0.08, leaf, 0.04, 0.02)
    frame_rect(x - 0.7, x + 0.7, 0.1, 2.5, D, frame, 0.14, 0.03)
    tube([(x - 0.42, D + 0.03, 1.1), (x - 0.42, D + 0.03, 1.3)], 0.014, look["metal"])
    stone = m_concrete("#b5aea2")
    for i, depth in enumerate((1.3, 0.75)):
        box(2.1 - 0.3 * i, depth, 0.09, x, D - depth / 2, 0.09 * i, stone, 0.012)
    if style in ("minimalist", "contemporary", "mid-century-modern", "japandi", "scandinavian"):
        box(2.0, 1.1, 0.09, x, D - 0.5, 2.62, look["woodm"], 0.006)
    for side in (-1, 1):
        pot_plant(pick("olive", "palm", "ficus"), rnd(1.2, 1.5), look).at(x + side * 1.0, D - 0.5, 0.02, rnd(0, 360))
    box(0.8, 0.45, 0.012, x, D - 0.5, 0.18, m_fabric("#6a5846", bump=0.9), 0.003)


def _garden(look, style, W, D, door):
    greens = [m_leaf(colour) for colour in ("#5f7d3f", "#76895c", "#4d6b35", "#8a9a5a")]
    blossoms = [m_plain(colour, 0.8) for colour in BLOSSOMS.get(style, ("#e9e2ee",))]
    mesh([(-30, -12, -0.01), (40, -12, -0.01), (40, 30, -0.01), (-30, 30, -0.01)], [(0, 1, 2, 3)], m_fabric("#5f7a3a", "#7f9a4c", 8, 0.6, 0))
    lawn(-4, W + 4, -1.2, D - 1.4, 280000, (door - 0.75, door + 0.75, -3, D))
    stone = m_tile("#b7ac99", None, 0.8, 0.2, 0.2)
    y = -2.4
    while y < D - 1.4:
        for dx in (-0.34, 0.34):
            box(0.66, 0.5, 0.05, door + dx + rnd(-0.01, 0.01), y, -0.02, stone, 0.01)
        y += 0.53
    x = -2.8
    while x < W + 2.8:
        if abs(x - door) > 1.35:
            radius = rnd(0.26, 0.46)
            flowers = pick(*blossoms) if chance(0.5) else None
            shrub(x, D - 0.55 - rnd(0, 0.2), radius, pick(*greens), flowers=flowers)
        x += rnd(0.5, 0.75)
    for i in range(16):
        side = -1 if i % 2 else 1
        lavender(door + side * 0.98, 0.2 + i * 0.5, rnd(0.17, 0.23), blossoms[-1])
    if style in SHUTTERED:
        climber(door + 0.72, door + 1.75, D - 0.02, 0.2, 3.1, m_leaf("#5f7d3f"), 3200, blossoms[0])
    tree(W + 2.6, D - 3.2, rnd(4.6, 5.6), pick(*greens), crown=2.0, leaves=90000)
    tree(-3.4, D - 2.0, rnd(4.0, 4.8), pick(*greens), crown=1.7, leaves=70000)
    for x0, x1 in ((-5.2, -4.4), (W + 4.4, W + 5.2)):
        hedge(x0, x1, -3, D + 2, 1.3, m_leaf("#4f6d35"), leaves=30000)
    horizon(style, (-6, W + 6), D + 9)
