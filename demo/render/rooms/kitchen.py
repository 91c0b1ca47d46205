"""Kitchens: a run of cabinets on the back wall, with an island or a table in front of it."""
import math

from cameras import Photo
from chance import chance, pick, rnd
from furniture.chairs import chair, stool
from furniture.crockery import crockery_shelf
from furniture.objects import books_stack, bowl, vase
from furniture.pendants import pendant
from furniture.rugs import rug
from furniture.storage import cabinet_run
from furniture.tables import dining_table
from geometry import array, box, cyl, frame_rect, lathe, mesh, smoothprof, tube
from lights import area
from materials import m_black, m_limewash, m_metal, m_paint, m_plain, m_wood
from rooms.common import ceramic, plants, vase_with_sprig
from scene_graph import Group
from shell.interior import interior
from shell.tiling import tile_wall

KEPT_BACKS = ("brick", "shiplap", "niche", "boards", "whitebrick")
OPEN_SHELVES = ("japandi", "scandinavian", "bohemian", "mediterranean", "industrial", "farmhouse", "coastal")
PLASTERED_HOODS = ("mediterranean", "farmhouse", "traditional", "bohemian")
WHITE_SINKS = ("farmhouse", "traditional")
WOODEN_ISLANDS = ("farmhouse", "mediterranean")
DEPTH = 0.62
"""Depth of the cabinets."""
WORKTOP = 0.92
"""Height of the worktop's surface."""


def build(look, style):
    """Returns the room and its photographer's notes."""
    W, D = rnd(4.7, 5.0), rnd(4.5, 4.8)
    room = interior(look, W, D, 2.75, [(D - 3.5, D - 1.4)], top=2.3, back=_back(look, style))
    fronts = _fronts(look, style)
    hob, sink = W / 2 + 0.55, W / 2 - 1.1
    tall = chance(0.5)
    _base_cabinets(look, room, fronts, W - 0.62 if tall else W)
    if tall:
        _tall_unit(look, room, fronts)
    _splashback(look, room)
    _hob_and_hood(look, style, room, hob)
    _sink(look, style, room, sink)
    _wall_storage(look, style, room, fronts, hob, sink, W - 0.62 if tall else W)
    _things_on_worktop(look, room, hob, sink)
    x, y = W / 2 + rnd(-0.1, 0.15), D - 2.05
    if chance(0.65):
        _island(look, style, fronts).at(x, y)
    else:
        y = D - 2.25
        _kitchen_table(look, style, x, y)
    _lamps(look, x, y, room.H)
    if style in ("bohemian", "traditional"):
        rug(look, 2.2, 0.8, x, D - 1.15)
    plants(look, [(W - 0.4, D - 1.5, 1.3)])
    position = (W / 2 + rnd(-0.5, 0.5), D - 4.95, rnd(1.3, 1.42))
    return room, Photo(position, rnd(-4, 5), (sink + 0.3, D - 0.45, 1.15), (x - 0.3, D - 1.2, 1.1))


def _back(look, style):
    if style == "art-deco":
        return "paint", "#e6dfd0"
    if look["back"][0] in KEPT_BACKS:
        return look["back"]
    return look["wall"]


def _fronts(look, style):
    if look["fronts"] in ("shaker", "cane"):
        return "shaker"
    return "slat" if style == "japandi" else "flat"


def _base_cabinets(look, room, fronts, width):
    D, y = room.D, room.D - DEPTH / 2
    count = int((width - 0.02) / 0.6)
    box(width, DEPTH - 0.08, 0.1, width / 2, D - (DEPTH - 0.08) / 2, 0, m_plain("#22211f", 0.7), 0)
    cabinet_run(look, width, 0.78, DEPTH, 0.1, fronts, count, look.get("handles", True), split=True).at(
        width / 2, y
    )
    box(width, DEPTH + 0.025, 0.04, width / 2, y - 0.012, 0.88, look["counter"], 0.005)


def _tall_unit(look, room, fronts):
    """A cupboard to above the hood's foot with a built-in oven, at the right end."""
    x, y = room.W - 0.31, room.D - DEPTH / 2
    cabinet_run(look, 0.61, 2.16, DEPTH, 0.04, "flat" if fronts == "flat" else fronts, 1, False).at(x, y)
    front = y - DEPTH / 2 - 0.03
    box(0.56, 0.04, 0.56, x, front, 0.92, m_plain("#111214", 0.18), 0.004)
    box(0.56, 0.044, 0.09, x, front, 1.4, m_plain("#2a2b2d", 0.35), 0.003)
    tube([(x - 0.22, front - 0.05, 1.36), (x + 0.22, front - 0.05, 1.36)], 0.009, look["metal"])


def _splashback(look, room):
    kind, W, D = look["splash"][0], room.W, room.D
    if kind == "marble":
        box(W, 0.02, 0.75, W / 2, D - 0.01, WORKTOP, look["counter"], 0.002)
    if kind in ("tile", "tile2"):
        tile_wall(W, D, WORKTOP, 1.9, look["splash"])


def _hob_and_hood(look, style, room, x):
    D, H, y = room.D, room.H, room.D - DEPTH / 2
    box(0.6, 0.5, 0.008, x, y - 0.02, WORKTOP, m_plain("#101012", 0.12), 0.003)
    for dx, dy in ((-0.15, -0.11), (0.15, -0.11), (-0.15, 0.12), (0.15, 0.12)):
        angles = [i / 12 * 2 * math.pi for i in range(12)]
        ring = [(x + dx + 0.08 * math.cos(a), y + dy + 0.08 * math.sin(a), 0.929) for a in angles]
        tube(ring, 0.002, m_plain("#6a6a6d"), True)
    if style in PLASTERED_HOODS:
        plaster = m_limewash(look["wall"][1]) if look["wall"][0] == "lime" else m_paint(look["trim"])
        z = 1.62
        lower = [(-0.48, -0.5, z), (0.48, -0.5, z), (0.48, 0, z), (-0.48, 0, z)]
        upper = [(-0.26, -0.3, H), (0.26, -0.3, H), (0.26, 0, H), (-0.26, 0, H)]
        corners = [(x + a, D - 0.012 + b, c) for a, b, c in lower + upper]
        mesh(corners, [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (0, 3, 2, 1)], plaster)
        box(1.0, 0.54, 0.07, x, D - 0.27, z - 0.05, look["woodm"], 0.008)
    else:
        steel = m_black() if style == "industrial" else m_metal("#b5b7ba", 0.3)
        box(0.6, 0.45, 0.06, x, D - 0.23, 1.62, steel, 0.004)
        box(0.26, 0.26, H - 1.68, x, D - 0.14, 1.68, steel, 0.004)


def _sink(look, style, room, x):
    D, y = room.D, room.D - DEPTH / 2
    basin = m_plain("#f3f1ec", 0.2) if style in WHITE_SINKS else m_metal("#aeb1b4", 0.3)
    box(0.62, 0.42, 0.012, x, y - 0.02, 0.915, basin, 0.02)
    box(0.54, 0.34, 0.004, x, y - 0.02, 0.927, m_metal("#7d8083", 0.35), 0.02)
    neck = [(D - 0.11, 0.92), (D - 0.11, 1.2), (D - 0.17, 1.29), (D - 0.27, 1.27), (D - 0.29, 1.2)]
    tube(smoothprof([(x, a, b) for a, b in neck]), 0.013, look["metal"])
    cyl(0.025, 0.03, x, D - 0.11, WORKTOP, look["metal"])


def _wall_storage(look, style, room, fronts, hob, sink, width):
    D = room.D
    spare = look.get("spare")
    if style in OPEN_SHELVES or spare:
        for z in (1.52,) if spare else (1.52, 1.88):
            crockery_shelf(look, 1.75, z).at(sink + 0.05, D - 0.012)
        room_right = width - hob - 0.55
        if room_right > 0.45 and not spare:
            crockery_shelf(look, room_right, 1.7).at(width - room_right / 2 - 0.02, D - 0.012)
        return
    handles = look.get("handles", True)
    for left, right, count in ((0.0, hob - 0.4, 4), (hob + 0.4, width, 2)):
        cabinet_run(look, right - left, 0.72, 0.34, 1.5, fronts, count, handles).at((left + right) / 2, D - 0.17)
    area(room.W / 2 - 0.8, D - 0.2, 1.49, 2.2, 0.08, (0, 0, 0), 8, "#ffe2bd")


def _things_on_worktop(look, room, hob, sink):
    D, y = room.D, room.D - DEPTH / 2
    for dx in (0.48, 0.60):
        board = m_wood(pick("#b5834f", "#8a5c38", "#d0a878"))
        box(0.25, 0.02, rnd(0.3, 0.38), sink + dx, D - 0.06, WORKTOP, board, 0.012, tilt=(-8, 0, rnd(-2, 2)))
    vase_with_sprig(look, sink - 0.55, y + 0.1, WORKTOP, pick(1, 4), 0.7, 0.35)
    for i in range(2):
        vase(1, ceramic(look), 0.5).at(hob + 0.46 + 0.14 * i, y + 0.12, WORKTOP)
    _fruit_bowl(look, hob - 0.5, y)


def _fruit_bowl(look, x, y):
    bowl(ceramic(look), 0.15, 0.08).at(x, y, WORKTOP)
    half = [(0.035 * math.sin(math.pi * t / 10) + 0.0005, -0.035 * math.cos(math.pi * t / 10)) for t in range(11)]
    for i in range(4):
        fruit = m_plain(pick("#d9a832", "#c7502e", "#8fa53a"), 0.4)
        lathe(half, x + 0.05 * math.cos(i * 1.6), y + 0.05 * math.sin(i * 1.6), 1.0, fruit, 20)


def _island(look, style, fronts):
    """Origin on the floor; the side with the stools towards -y."""
    length = rnd(1.9, 2.2)
    cabinets = look["cabm"]
    with Group() as group:
        cabinet_run(look, length - 0.08, 0.80, 0.58, 0.08, fronts, 4, False).at(0, 0.1, 0, 180)
        box(length - 0.1, 0.56, 0.08, 0, 0.1, 0, m_plain("#22211f"), 0)
        box(length - 0.08, 0.02, 0.80, 0, -0.20, 0.08, cabinets, 0.003)
        if fronts == "shaker":
            for i in range(3):
                left = -length / 2 + 0.04 + (length - 0.08) * i / 3
                frame_rect(left + 0.02, left + (length - 0.08) / 3 - 0.02, 0.12, 0.84, -0.21, cabinets, 0.06, 0.012)
        if fronts == "slat":
            slat = box(0.018, 0.016, 0.8, -length / 2 + 0.06, -0.218, 0.08, cabinets, 0.003, seg=1)
            array(slat, int((length - 0.1) / 0.03), (0.03, 0, 0))
        top = look["woodm"] if style in WOODEN_ISLANDS else look["counter"]
        box(length, 0.95, 0.045, 0, -0.02, 0.88, top, 0.006)
        for i in range(3):
            x = -length / 2 + length * (i + 0.5) / 3
            stool(look, look["stool"]).at(x, -0.62 - rnd(0, 0.06), 0, 180 + rnd(-12, 12))
        vase_with_sprig(look, 0.45, 0.05, 0.925, None, 0.95)
        bowl(ceramic(look), 0.17, 0.08).at(-0.35, 0.02, 0.925)
        books_stack(2, look.get("bookc")).at(0.05, 0.1, 0.925, 12)
    return group


def _kitchen_table(look, style, x, y):
    kind = "round" if look["dtable"] == "round" else look["dtable"]
    length = 1.5
    if look["floor"][0] not in ("tile", "checker"):
        rug(look, 2.6, 1.9, x, y)
    with Group() as group:
        table = dining_table(look, kind, length, 0.85)
        if kind == "round":
            for angle in (40, 140, 215, 325):
                turn = math.radians(angle)
                chair(look).at(0.8 * math.cos(turn), 0.8 * math.sin(turn), 0, angle - 90 + rnd(-6, 6))
        else:
            for i in range(2):
                along = -length / 2 + length * (i + 0.5) / 2
                chair(look).at(along, 0.6, 0, rnd(-6, 6))
                chair(look).at(along, -0.62 - rnd(0, 0.1), 0, 180 + rnd(-10, 10))
        vase_with_sprig(look, 0.1, 0, table.h, None, 0.95)
        bowl(ceramic(look), 0.15, 0.07).at(-0.3, 0.03, table.h)
    group.at(x, y, 0.012)


def _lamps(look, x, y, ceiling):
    kind = {"sputnik": "globe", "chandelier": "dome", "rings": "globe"}.get(look["lamp"], look["lamp"])
    if kind == "linear":
        pendant(kind, x, y, 1.75, ceiling, look, 1.1, 18)
        return
    for side in (-0.55, 0.55):
        pendant(kind, x + side, y, 1.68, ceiling, look, 0.72 if kind in ("paper", "wicker") else 0.9, 11)
