"""Small gardens behind the house: two chairs, a sofa or a table under trees, between a fence and borders."""
import math

from cameras import Photo
from chance import chance, pick, rnd
from colour import shade
from furniture.armchairs import armchair
from furniture.chairs import chair
from furniture.nature import climber, hedge, lavender, lawn, shrub, tree
from furniture.objects import bowl, candle
from furniture.plants import pot_plant
from furniture.rugs import rug
from furniture.sofas import bench_sofa, pouf
from furniture.tables import coffee_table, dining_table
from geometry import array, box, mesh
from materials import m_concrete, m_fabric, m_leaf, m_limewash, m_plain, m_wood
from rooms.common import ceramic, side_table, vase_with_sprig
from rooms.outdoors import PAVED, evening_sun, horizon, lantern, outdoor_look, string_lights
from scene_graph import Group
from shell.interior import Room

GRAVELLED = ("japandi", "mediterranean", "minimalist", "industrial", "art-deco")
FENCES = {
    "japandi": "slats",
    "scandinavian": "slats",
    "contemporary": "slats",
    "mid-century-modern": "slats",
    "mediterranean": "wall",
    "bohemian": "wall",
    "minimalist": "wall",
    "industrial": "wall",
    "art-deco": "hedge",
    "traditional": "hedge",
    "farmhouse": "hedge",
    "coastal": "hedge",
}
"""What closes the garden at the back, by style."""
BLOSSOMS = {
    "mediterranean": ("#c0447a", "#7a66a8"),
    "traditional": ("#d98aa0", "#f3e9ea"),
    "farmhouse": ("#f4efe6", "#8d7fb8"),
    "bohemian": ("#d9772f", "#c0447a"),
    "coastal": ("#7fa0cf", "#f4f2ea"),
    "scandinavian": ("#f4f2ea", "#e3c75a"),
    "mid-century-modern": ("#d9a02f", "#c4532f"),
    "contemporary": ("#f4f2ea", "#8d7fb8"),
    "art-deco": ("#f4f2ea", "#a8354a"),
}
"""Colours of what flowers in the borders; the other styles plant leaves and grasses only."""


INDOOR_RUGS = ("persian", "deco")
DECKS = {"japandi": "#7d6048", "scandinavian": "#b99f7c", "coastal": "#c9bba2"}
"""Colours of the boards under the seats."""


def build(look, style):
    """Returns the garden and its photographer's notes."""
    look = outdoor_look(look, style)
    room = Room(8.0, 7.0, 3.0)
    W, D = room.W, room.D
    greens = [m_leaf(colour) for colour in ("#5f7d3f", "#76895c", "#4d6b35", "#8a9a5a")]
    x, y = W / 2 + 0.35, D - 3.0
    _ground(style, W, D, (x - 2.35, x + 2.35, y - 1.85, y + 1.85))
    _enclosure(look, style, W, D)
    _borders(style, W, D, greens)
    _paved_seat(look, style, x, y)
    pick(_two_chairs, _table, _lounge)(look, x, y)
    tree(W - 1.5, D - 1.7, rnd(4.2, 5.0), pick(*greens), crown=1.7, leaves=80000)
    if style != "minimalist":
        tree(0.9, D - 1.3, rnd(3.2, 3.8), m_leaf("#76895c"), crown=1.25, leaves=45000, leaf=0.05)
        for px, py in ((x + 1.75, y + 1.15), (x - 1.9, y + 1.35)):
            pot_plant(pick("olive", "palm", "ficus"), rnd(1.2, 1.7), look).at(px, py, 0, rnd(0, 360))
    lantern(x - 1.55, y + 0.9, 0.34)
    lantern(x - 1.72, y + 0.72, 0.22)
    if style not in ("minimalist", "japandi", "traditional", "art-deco"):
        string_lights(0.3, W - 0.5, D - 1.6, 2.7, 0.3, 14)
    horizon(style, (0, W), D + 7)
    evening_sun(look)
    position = (W / 2 + pick(-1.7, -0.4, 0.6, 2.0), D - 7.7, 1.45)
    towards_seat = math.degrees(math.atan2(position[0] - x, y + 1.5 - position[1]))
    return room, Photo(
        position, towards_seat + rnd(-4, 4), (x, y, 0.6), (x - 0.4, y + 0.4, 1.0), lens=29, shift=-0.1
    )


def _ground(style, W, D, seat):
    """Gravel, or a lawn round the seat (x0, x1, y0, y1)."""
    gravel = style in GRAVELLED
    colour = {"mediterranean": "#cdb694", "industrial": "#8f8b85"}.get(style, "#c9c2b4")
    soil = m_fabric(colour, bump=1.0, scale=240, var=0.25) if gravel else m_fabric("#5f7a3a", "#7f9a4c", 8, 0.6, 0)
    mesh([(-20, -8, 0), (28, -8, 0), (28, 30, 0), (-20, 30, 0)], [(0, 1, 2, 3)], soil)
    if not gravel:
        lawn(-1, W + 1, -1.0, D - 0.8, 260000, seat)


def _enclosure(look, style, W, D):
    kind = FENCES[style]
    leaves = m_leaf("#4f6d35")
    if kind == "hedge":
        hedge(-1.5, W + 1.5, D - 0.2, D + 0.5, 2.0, leaves, leaves=60000)
    elif kind == "wall":
        colour = {"bohemian": "#d9a07c", "minimalist": "#dedad3", "industrial": "#a39d95"}.get(style, "#efe4d2")
        plaster = m_concrete(colour) if style == "industrial" else m_limewash(colour)
        box(W + 3, 0.25, 2.1, W / 2, D + 0.1, 0, plaster, 0.02)
        if style in BLOSSOMS:
            blossom = m_plain(BLOSSOMS[style][0], 0.8)
            climber(0.5, 4.0, D - 0.03, 0.3, 2.3, m_leaf("#5f7d3f"), 5000, blossom)
    else:
        box(W + 3, 0.03, 1.9, W / 2, D + 0.06, 0.05, m_plain("#2b2620", 0.9), 0)
        board = box(0.09, 0.03, 1.95, -1.4, D, 0.05, look["woodm"], 0.004)
        array(board, int((W + 3) / 0.105), (0.105, 0, 0))
    for x0, x1 in ((-1.9, -1.2), (W + 1.0, W + 1.7)):
        hedge(x0, x1, -2, D + 0.4, 1.9, leaves, leaves=42000)


def _borders(style, W, D, greens):
    """Shrubs, flowers and grasses along the back and the sides."""
    colours = [m_plain(colour, 0.8) for colour in BLOSSOMS.get(style, ())]
    x = -0.6
    while x < W + 0.8:
        radius = rnd(0.28, 0.5)
        flowering = pick(*colours) if colours and chance(0.55) else None
        shrub(x, D - 0.55 - rnd(0, 0.25), radius, pick(*greens), flowers=flowering)
        x += radius * 1.5
    for side_x in (-0.75, W + 0.6):
        y = D - 1.3
        while y > 1.0:
            radius = rnd(0.25, 0.42)
            shrub(side_x + rnd(-0.1, 0.1), y, radius, pick(*greens), flowers=pick(*colours) if colours else None)
            y -= radius * 1.9
    violet = m_plain(BLOSSOMS.get(style, ("#a8a08a", "#a8a08a"))[1], 0.8)
    for i in range(16):
        lavender(-0.3 + i * (W + 0.6) / 16, D - 1.22 - rnd(0, 0.2), rnd(0.16, 0.24), violet)


def _paved_seat(look, style, x, y):
    """A platform of tiles or boards under the seats, 4.6 by 3.6 m."""
    if style in PAVED:
        colours = {"mediterranean": ("#b5643f",), "art-deco": ("#77736c", "#d2cabc")}.get(style, ("#c3b9a8",))
        for i in range(10):
            for j in range(8):
                stone = m_concrete(shade(colours[(i + j) % len(colours)], rnd(0.94, 1.06)))
                box(0.454, 0.444, 0.05, x - 2.07 + i * 0.46, y - 1.575 + j * 0.45, -0.015, stone, 0.006)
        return
    wood = m_wood(DECKS.get(style, "#a07a52"), rough=0.6)
    for i in range(25):
        cut = rnd(-1.2, 1.2)
        for left, right in ((-2.3, cut), (cut, 2.3)):
            box(
                right - left - 0.004, 0.138, 0.04, x + (left + right) / 2, y - 1.73 + i * 0.144, -0.005, wood, 0.004
            )


def _two_chairs(look, x, y):
    kind = look["chairkind"] if look["chairkind"] in ("rattan", "lounge") else "lounge"
    fabric = look["armm"] if kind == look["chairkind"] else m_fabric("#e6ddcb")
    pillow = m_fabric(look["pillows"][0], scale=85, bump=0.45)
    for side in (-1, 1):
        chair_at = armchair(fabric, look["woodm"], kind, pillow if kind == "lounge" else None)
        chair_at.at(x + side * 0.85, y + 0.35, 0.05, side * -28 + rnd(-5, 5))
    side_table(look).at(x, y + 0.25, 0.05)
    vase_with_sprig(look, x, y + 0.25, 0.575, 0, 0.7, 0.35)
    rug(look, 2.6, 1.8, x, y - 0.1, 0, *_outdoor_rug(look), z=0.03)
    pouf(m_fabric(look["pillows"][1 % len(look["pillows"])]), 0.26, 0.34).at(x + 0.35, y - 0.7, 0.05)
    lantern(x - 1.2, y - 0.7, 0.3)


def _lounge(look, x, y):
    pillows = [m_fabric(colour, scale=85, bump=0.45) for colour in look["pillows"]]
    cushions = m_fabric(pick("#efe8da", "#e2d9c8", "#d5d0c4"))
    bench_sofa(look, cushions, pillows).at(x - 0.2, y + 0.75, 0.05)
    armchair(cushions, look["woodm"], "lounge", pillows[-1]).at(x + 1.45, y - 0.2, 0.05, -62 + rnd(-6, 6))
    table = coffee_table("plank" if look["table"] == "plank" else "low", look).at(x - 0.15, y - 0.35, 0.055)
    bowl(ceramic(look), 0.15, 0.06).at(x - 0.3, y - 0.35, table.h + 0.055)
    candle(m_plain("#f0e6d2", 0.6), 0.12, 0.03).at(x + 0.1, y - 0.3, table.h + 0.055)
    rug(look, 2.9, 1.9, x, y - 0.25, 0, *_outdoor_rug(look), z=0.03)


def _outdoor_rug(look):
    return look["rug"] if look["rug"][0] not in INDOOR_RUGS else ("stripe", ("#e6dcc8", look["pillows"][0], "#e6dcc8"))


def _table(look, x, y):
    kind = look["dtable"] if look["dtable"] in ("trestle", "metal", "slab", "std") else "trestle"
    with Group() as group:
        table = dining_table(look, kind, 1.7, 0.85)
        for i in range(2):
            along = -0.85 + 1.7 * (i + 0.5) / 2
            chair(look).at(along, 0.6, 0, rnd(-8, 8))
            chair(look).at(along, -0.62, 0, 180 + rnd(-12, 12))
        vase_with_sprig(look, 0.0, 0, table.h, None, 0.9)
        bowl(ceramic(look), 0.15, 0.07).at(0.4, 0, table.h)
        for i, height in enumerate((0.16, 0.11)):
            candle(m_plain("#f0e6d2", 0.6), height, 0.03).at(-0.5 - 0.1 * i, 0.05 * i, table.h)
    group.at(x, y, 0.05)
