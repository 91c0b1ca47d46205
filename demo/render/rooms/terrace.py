"""Terraces against the house wall, under a pergola: a lounge, or a long table."""
from cameras import Photo
from chance import chance, pick, rnd
from furniture.armchairs import armchair
from furniture.chairs import chair, has_closed_back
from furniture.nature import climber
from furniture.objects import bowl, candle, decor_cluster, place_setting
from furniture.lamps import wall_lamp
from furniture.plants import pot_plant
from furniture.rugs import rug
from furniture.sofas import bench_sofa, pouf
from furniture.tables import coffee_table, dining_table
from geometry import array, box
from materials import m_emit, m_fabric, m_leaf, m_plain
from rooms.common import ceramic, vase_with_sprig
from rooms.outdoors import (
    deck,
    evening_sun,
    house_wall,
    lantern,
    outdoor_look,
    pergola,
    string_lights,
    surroundings,
)
from scene_graph import Group
from shell.interior import Room

LOW_TABLES = ("round", "low", "plank", "metalwood", "block", "drum")
INDOOR_RUGS = ("persian", "deco")
CLIMBERS = {
    "mediterranean": ("#6f8a4a", "#c0447a"),
    "traditional": ("#4f6d35", "#f0d8dc"),
    "farmhouse": ("#5f7d3f", "#f4efe6"),
    "bohemian": ("#5f7d3f", "#d98a4a"),
    "coastal": ("#6f8a5a", "#8fa8cf"),
    "industrial": ("#4d6b35", None),
    "scandinavian": ("#6f8a5a", None),
}
"""Leaf and blossom colours of what climbs the wall, by style."""


def build(look, style):
    """Returns the terrace and its photographer's notes."""
    look = outdoor_look(look, style)
    room = Room(6.4, 5.2, 2.8)
    W, D = room.W, room.D
    house_wall(look, style, room, (0.55, 2.25))
    deck(look, style, D)
    surroundings(look, style, room)
    pergola(look, style, room)
    x = W / 2 + 0.75
    if chance(0.6):
        _lounge(look, style, x, D)
        focus, raised = (x - 0.3, D - 1.2, 0.6), 0.3
    else:
        _long_table(look, style, x, D - 1.85)
        focus, raised = (x - 0.2, D - 1.85, 0.85), 0.75 if has_closed_back(look["chair"]) else 0.3
    _dress_wall(look, style, x, D)
    for px, py, height in ((2.62, D - 0.4, 1.5), (W - 0.4, D - 0.45, 1.9), (0.15, D - 0.35, 1.6)):
        kind = pick("olive", "olive", "palm") if style == "mediterranean" else pick("olive", "palm", "ficus")
        pot_plant(kind, height, look).at(px, py, 0, rnd(0, 360))
    lantern(x - 1.35, D - 1.31, 0.3)
    lantern(x - 1.5, D - 1.29, 0.2)
    if style not in ("minimalist", "japandi", "traditional"):
        string_lights(0.4, 6.0, D - 1.6, 2.6)
    evening_sun(look)
    position = (W / 2 + rnd(-0.1, 0.3), D - 5.9, 1.35)
    return room, Photo(
        position, rnd(1, 6), focus, (2.7, D - 1.0, 1.05), lens=24, shift=-0.03, detail_raised=raised
    )


def _dress_wall(look, style, x, D):
    if style in CLIMBERS:
        leaf, blossom = CLIMBERS[style]
        climber(x - 0.2, 6.3, D, 0.4, 3.0, m_leaf(leaf), flowers=m_plain(blossom, 0.8) if blossom else None)
    elif style == "japandi":
        slat = box(0.04, 0.03, 2.4, x - 1.1, D - 0.03, 0.05, look["woodm"], 0.004)
        array(slat, 34, (0.075, 0, 0))
    for side in (-1, 1):
        wall_lamp(look, 1.4 + side * 1.15, D, 1.75, 5)


def _outdoor_fabric(style):
    colours = {
        "industrial": "#55595a",
        "art-deco": "#20524c",
        "mid-century-modern": "#c98a2b",
        "traditional": "#e6dcc4",
    }
    return m_fabric(colours.get(style) or pick("#efe8da", "#e2d9c8"))


def _pillows(look):
    return [m_fabric(colour, scale=85, bump=0.45) for colour in look["pillows"]]


def _rug(look, x, y):
    if look["rug"][0] in INDOOR_RUGS:
        rug(look, 3.0, 2.0, x, y, 0, "stripe", ("#e6dcc8", look["pillows"][0], "#e6dcc8"))
    else:
        rug(look, 3.0, 2.0, x, y)


def _lounge(look, style, x, D):
    fabric, pillows = _outdoor_fabric(style), _pillows(look)
    _rug(look, x, D - 1.95)
    bench_sofa(look, fabric, pillows).at(x, D - 0.62)
    kind = look["table"] if look["table"] in LOW_TABLES else "round"
    table = coffee_table(kind, look).at(x, D - 1.95, 0.015)
    decor_cluster(look).at(x, D - 1.95, table.h + 0.015, 20, 0.85)
    own = look["chairkind"] in ("rattan", "lounge")
    armchair(look["armm"] if own else fabric, look["woodm"], look["chairkind"] if own else "lounge").at(
        5.65, D - 2.35, 0, -65
    )
    pouf(pillows[0], 0.26, 0.34).at(x - 1.6, D - 2.5)


def _long_table(look, style, x, y):
    length = 2.1
    kind = look["dtable"] if look["dtable"] in ("trestle", "metal", "slab", "std") else "trestle"
    if style not in ("mediterranean", "art-deco", "traditional"):
        _rug(look, x, y)
    with Group() as group:
        table = dining_table(look, kind, length, 0.95)
        for i in range(3):
            along = -length / 2 + length * (i + 0.5) / 3
            chair(look).at(along, 0.64, 0, rnd(-6, 6))
            chair(look).at(along, -0.66 - rnd(0, 0.1), 0, 180 + rnd(-8, 8))
            for side in (-1, 1):
                place_setting(look).at(along, side * 0.3, table.h, 0 if side < 0 else 180)
        vase_with_sprig(look, 0.02, 0, table.h, None, 0.9)
        bowl(ceramic(look), 0.14, 0.06).at(0.36, 0, table.h)
        for i, height in enumerate((0.18, 0.12)):
            candle(m_emit("#ffdcb0", 0.6), height, 0.022).at(-0.25 - 0.07 * i, 0.03 * i, table.h)
    group.at(x, y, 0.012)
