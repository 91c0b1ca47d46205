"""Bathrooms: a bath before the tiled wall or under the window, and a washstand with its mirror."""
from cameras import Photo
from chance import chance, pick, rnd
from furniture.lamps import wall_lamp
from furniture.pendants import pendant
from furniture.rugs import rug
from furniture.sanitary import bathtub, folded_towels, standing_tap, towel_ladder, vanity
from furniture.storage import open_shelf
from furniture.wall_decor import mirror_arch, mirror_round
from geometry import box, cyl
from materials import m_fabric, m_marble, m_plain, m_tile
from rooms.common import plants, vase_with_sprig
from scene_graph import Group
from shell.interior import interior
from shell.tiling import tile_wall

FOOTED = ("traditional", "farmhouse", "art-deco", "bohemian")
ARCHED = ("mediterranean", "bohemian", "traditional", "art-deco")
FLOORS = {
    "scandinavian": ("checker", 0.2, 0.2, "#f2efe8", "#8a9094"),
    "farmhouse": ("checker", 0.2, 0.2, "#efe9dc", "#6f7f78"),
    "coastal": ("tile", 0.3, 0.3, "#e3e6e3", None),
    "traditional": ("checker", 0.3, 0.3, "#f0ece2", "#3a3f42"),
    "bohemian": ("checker", 0.25, 0.25, "#f0e3cf", "#a85f4a"),
    "mid-century-modern": ("tile", 0.15, 0.15, "#5f8a86", None),
    "japandi": ("tile", 0.6, 0.3, "#77716a", None),
    "art-deco": ("checker", 0.3, 0.3, "#efe9dc", "#20302e"),
}
"""Floor tiles (pattern, sides in metres, colours) of the styles whose own floor is of wood."""
TILE_TOP = {"traditional": 1.25, "farmhouse": 1.25, "coastal": 1.25, "bohemian": 1.5, "scandinavian": 1.5}
"""How high the back wall is tiled; in the other styles to the ceiling."""


def build(look, style):
    """Returns the room and its photographer's notes."""
    look = _wet(look, style)
    W, D = rnd(3.5, 3.8), rnd(3.6, 3.8)
    room = interior(look, W, D, 2.7, [(D - 2.5, D - 1.2)], top=2.3, back=_back(look))
    _tiled_back(look, style, room)
    towels = [m_fabric(colour, scale=160, bump=0.8) for colour in (look["pillows"][0], "#f4f1ea", look["pillows"][-1])]
    x = W - 0.95
    bathtub(look, style in FOOTED).at(1.05, D - 0.72, 0)
    standing_tap(look).at(1.05, D - 0.16, 0)
    vanity(look, 1.25).at(x, D - 0.03, 0)
    _mirror(look, style, x, D)
    vase_with_sprig(look, x - 0.45, D - 0.2, 0.82, 0, 0.75, 0.35)
    if chance(0.5):
        towel_ladder(towels[:2], look["woodm"]).at(W - 0.02, D - 1.45, 0, -90)
    else:
        with Group() as shelf:
            open_shelf(look, 0.8, 1.45)
        shelf.at(W - 0.01, D - 1.6, 0, -90)
    _stool(look, towels).at(1.05 + 0.35, D - 1.42, 0, rnd(0, 90))
    rug({**look, "rug": ("stripe", ("#f1ede3", look["pillows"][0], "#f1ede3"))}, 0.95, 0.6, x, D - 1.0)
    pendant("globe" if look["lamp"] in ("linear", "rings", "sputnik", "chandelier") else look["lamp"], W / 2, D - 1.5, 2.1, room.H, look, 0.75, 14)
    plants({**look, "nplants": 1}, [(0.3, D - 1.75, 1.2)])
    position = (W / 2 + rnd(-0.1, 0.4), D - 4.3, 1.35)
    return room, Photo(position, rnd(0, 6), (x, D - 0.3, 1.0), (1.3, D - 0.8, 0.85), lens=25, upright_bearing=10)


def _wet(look, style):
    """The look with a floor that may get wet."""
    if look["floor"][0] in ("concrete", "tile", "checker"):
        return {**look, "curtain": None}
    pattern, width, length, colour, second = FLOORS.get(style, ("tile", 0.45, 0.45, "#d9d2c6", None))
    tiles = m_tile(colour, second, 0.35, 0.08, 0.04)
    return {**look, "floor": (pattern, width, length, tiles), "grout": "#b5ada0", "curtain": None, "beams": look.get("beams")}


def _back(look):
    kind, colour = look["back"]
    if kind in ("boards", "shiplap", "wainscot", "panels", "brick", "whitebrick"):
        return "paint", colour or look["wall"][1]
    return (kind, colour) if kind in ("lime", "niche", "paint") else look["wall"]


def _tiled_back(look, style, room):
    splash = look["splash"]
    if splash[0] in ("tile", "tile2"):
        top = tile_wall(room.W, room.D, 0.0, TILE_TOP.get(style, room.H), splash)
        if top < room.H - 0.2:
            box(room.W, 0.03, 0.025, room.W / 2, room.D - 0.015, top, m_plain(splash[1], 0.2), 0.004)
    elif splash[0] == "marble":
        slab = look["counter"] if look["counter"] else m_marble("#f1efec", "#8b8782")
        for i in range(2):
            box(room.W / 2 - 0.004, 0.014, room.H, room.W * (0.25 + 0.5 * i), room.D - 0.007, 0, slab, 0.001)


def _mirror(look, style, x, D):
    if style in ARCHED:
        mirror_arch(0.62, 0.95, look["metal"], 0, 0, 0).at(x, D - 0.025, 1.12)
    else:
        mirror_round(0.4, look["metal"], x, D - 0.03, 1.55)
    for side in (-1, 1):
        wall_lamp(look, x + side * 0.56, D - 0.02, 1.55, 7)


def _stool(look, towels):
    with Group() as group:
        cyl(0.17, 0.04, 0, 0, 0.42, look["woodm"], n=40)
        for dx, dy in ((0.1, 0.1), (-0.1, 0.1), (0.1, -0.1), (-0.1, -0.1)):
            box(0.03, 0.03, 0.42, dx, dy, 0, look["woodm"], 0.004)
        folded_towels(towels[: pick(2, 3)]).at(0, 0, 0.46)
    return group
