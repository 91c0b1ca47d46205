"""Living rooms: four ways to arrange sofa, chairs and wall."""
from cameras import Photo
from chance import chance, pick, rnd
from furniture.armchairs import armchair
from furniture.lamps import floor_lamp, table_lamp, wall_lamp
from furniture.objects import decor_cluster, vase
from furniture.pendants import pendant
from furniture.rugs import rug
from furniture.sofas import chaise, pouf, sofa
from furniture.storage import shelf_unit
from furniture.tables import coffee_table
from furniture.wall_decor import fireplace, macrame, mirror_round, wall_art
from materials import m_fabric, m_leather
from models import model
from rooms.common import ceramic, dressed_sideboard, hung_on_right_wall, pillow_materials, plants, side_table
from scene_graph import Group
from shell.interior import interior
from soft_geometry import cushion

METAL_SHELVES = ("industrial", "contemporary")
CHAISE_STYLES = ("scandinavian", "japandi", "minimalist", "contemporary", "bohemian", "mediterranean")


def build(look, style):
    """Returns the room and its photographer's notes."""
    W, D = rnd(4.9, 5.3), rnd(4.7, 5.0)
    tall = look["floor"][0] == "concrete"
    window = (D - 3.8, D - 0.9) if tall else (D - 3.5, D - 1.35)
    room = interior(look, W, D, 2.8, [window], top=2.38)
    layouts = [_sofa_on_back_wall, _sofa_on_back_wall, _sofa_facing_window]
    if look.get("fire"):
        layouts.append(_around_the_fire)
    if style in CHAISE_STYLES:
        layouts.append(_corner_sofa)
    photo = pick(*layouts)(look, style, room)
    paper = look["lamp"] in ("paper", "wicker")
    height = 2.1 if look["lamp"] == "linear" else 1.95
    pendant(look["lamp"], W / 2, D - 2.0, height, room.H, look, 1.25 if paper else 1)
    return room, photo


def _sofa_on_back_wall(look, style, room):
    """Sofa against the back wall, armchair at an angle, shelf or sideboard on the right."""
    W, D, deep = room.W, room.D, room.deep
    x = W / 2 + rnd(-0.1, 0.25)
    pillows = pillow_materials(look, style)
    _sofa(look, style, pillows).at(x, D - 0.68 - deep)
    _rugs(look, x, D - 2.05)
    _set_coffee_table(look, x + rnd(-0.1, 0.1), D - 2.0, rnd(-2, 2))
    _armchair(look, pillows).at(min(W - 0.62, x + 1.58), D - 2.1, 0.012, -52 + rnd(-8, 8))
    if not look.get("spare") and chance(0.5):
        pouf(look["accentm"]).at(x - 1.55, D - 2.55, 0.012)
    _lamp_and_side_table(look, room, x)
    _decorate_wall(look, style, room, x)
    if not look.get("spare"):
        _furnish_right_wall(look, style, room)
    lamp_is_arc = look["flamp"] == "arc"
    right = (W - 0.45, D - 0.5, 1.7) if lamp_is_arc else (W - 0.45, D - 1.15, 1.35)
    plants(look, [(0.42, D - 0.42, 1.75), right, (0.4, D - 3.95, 1.2), (W - 0.4, 0.9, 1.4)])
    return _photo(room, focus=(x - 0.75, D - 0.9, 0.75), upright=(x + 1.0, D - 1.3, 1.0))


def _corner_sofa(look, style, room):
    """A corner sofa: long side on the back wall, chaise on the right."""
    W, D, deep = room.W, room.D, room.deep
    x = W / 2 + 0.25
    pillows = pillow_materials(look, style)
    wide = {**look["sofa"], "w": 2.75}
    _sofa({**look, "sofa": wide}, style, pillows).at(x, D - 0.68 - deep)
    chaise(look["sofa"]["mat"], 0.86, 0.8, look["sofa"].get("seat", 0.43)).at(x + 0.82, D - 1.5 - deep)
    _rugs(look, x - 0.2, D - 2.2)
    _set_coffee_table(look, x - 0.45, D - 2.15, rnd(-3, 3))
    _armchair(look, pillows).at(0.95, D - 2.75, 0.012, 118 + rnd(-8, 8))
    if look["flamp"] != "arc":
        floor_lamp(look["flamp"], look).at(W - 0.4, D - 0.45 - deep)
    else:
        floor_lamp("arc", look).at(x - 1.6, D - 0.35 - deep)
    _decorate_wall(look, style, room, x - 0.3)
    hung_on_right_wall(look, room, D - 2.2, 1.6)
    plants(look, [(0.42, D - 0.42, 1.8), (W - 0.4, D - 3.3, 1.3), (0.4, D - 4.2, 1.0), (W - 0.4, 0.9, 1.3)])
    return _photo(room, focus=(x - 0.9, D - 0.9, 0.75), upright=(x - 0.9, D - 1.2, 1.0))


def _sofa_facing_window(look, style, room):
    """Sofa on the right wall facing the window, sideboard with pictures on the back wall."""
    W, D, deep = room.W, room.D, room.deep
    pillows = pillow_materials(look, style)
    middle = D - 2.15
    _sofa(look, style, pillows).at(W - 0.68, middle, 0, -90)
    _rugs(look, W / 2 + 0.3, middle, 90)
    _set_coffee_table(look, W / 2 + 0.3, middle, 90)
    _armchair(look, pillows).at(1.0, middle - 0.55, 0.012, 78 + rnd(-6, 6))
    dressed_sideboard(look, 1.75).at(W / 2 - 0.1, D - 0.24 - deep)
    _decorate_wall(look, style, room, W / 2 - 0.1, 0.12)
    if look["flamp"] != "arc":
        floor_lamp(look["flamp"], look).at(W - 0.45, D - 0.5 - deep)
    with Group() as group:
        wall_art(look, 0, 0, 0, 1.7, "pair" if look.get("spare") else pick("pair", "trio"))
    group.at(W, middle, 1.6, -90)
    plants(look, [(0.42, D - 0.42, 1.75), (W - 0.4, D - 3.75, 1.2), (0.4, D - 4.1, 1.0)])
    return _photo(room, focus=(W / 2 - 0.1, D - 0.4, 0.95), upright=(W - 1.1, D - 1.1, 1.0), turned=5)


def _around_the_fire(look, style, room):
    """Fireplace in the middle of the back wall, sofa on the right, armchairs on the left."""
    W, D, deep = room.W, room.D, room.deep
    x, middle = W / 2, D - 2.1
    pillows = pillow_materials(look, style)
    hearth = fireplace(look).at(x, D - deep)
    y = D - deep - 0.02
    if chance(0.5) or look.get("mirror") == "sun":
        mirror_round(0.36, look["metal"], x, y, 1.78, "sun" if look.get("mirror") else "ring")
    else:
        wall_art(look, x, D - deep + 0.01, 1.75, 1.25, "single")
    for side, kind in ((-1, 0), (1, 2)):
        vase(kind, ceramic(look), 0.62).at(x + side * 0.55, D - deep - 0.13, hearth.h)
    for side in (-1, 1):
        if look["back"][0] == "wainscot":
            wall_lamp(look, x + side * 1.3, D - 0.03, 1.65)
    if not look.get("spare"):
        shelf_unit(look, 0.85, 2.0, 0.3, "wood").at(x + 1.62, D - 0.17 - deep)
    _sofa(look, style, pillows).at(W - 0.66, middle - 0.3, 0, -90)
    _rugs(look, x, middle, 90)
    _set_coffee_table(look, x - 0.05, middle - 0.1, 90)
    for y, turn in ((middle + 0.35, 80), (middle - 0.75, 98)):
        _armchair(look, pillows).at(1.0, y, 0.012, turn + rnd(-5, 5))
    floor_lamp("slim" if look["flamp"] == "arc" else look["flamp"], look).at(0.75, D - 1.0)
    plants(look, [(0.42, D - 0.4, 1.7), (W - 0.4, D - 3.9, 1.1)])
    return _photo(room, focus=(x, D - 0.4, 1.05), upright=(x - 0.5, D - 0.9, 1.05), turned=9)


def _photo(room, focus, upright, turned=0.0):
    """turned: how many degrees further to the right, where the sofa stands there."""
    position = (room.W / 2 + rnd(-0.35, 0.45) - turned * 0.04, room.D - 5.35, rnd(1.12, 1.3))
    return Photo(position, rnd(-5, 7) - turned, focus, upright, upright_bearing=-16 if turned else 14)


def _sofa(look, style, pillows):
    if look["sofa"] == "chesterfield":
        with Group() as group:
            model("winchesterSofa", 0, 0.04, mats=m_leather(look["leather"], 0.34))
            for x, material in ((-0.72, pillows[0]), (0.75, pillows[1])):
                cushion(0.44, 0.44, 0.17, x, 0.06, 0.47, material, rot=rnd(-8, 8), lean=24)
        return group
    n = len(pillows)
    placed = [(-0.8, pillows[0], 0.48), (0.8, pillows[2 % n], 0.48)]
    if not look.get("spare"):
        placed += [(-0.52, pillows[1 % n], 0.42), (0.5, pillows[-1], 0.4)]
    if look.get("macrame"):
        placed.append((0.2, pillows[3], 0.42))
    throw = (m_fabric(look["throw"], scale=70, bump=0.7), pick(-1, 1)) if look.get("throw") else None
    return sofa(pillows=placed, throw=throw, **look["sofa"])


def _armchair(look, pillows):
    kind = look["chairkind"]
    padded = kind in ("lounge", "wing", "club") and not look.get("spare")
    return armchair(look["armm"], look["woodm"], kind, pillows[1 % len(pillows)] if padded else None)


def _rugs(look, x, y, turn=0):
    if look.get("rug2"):
        kind, colours = look["rug2"]
        rug(look, 3.3, 2.3, x, y, turn, kind, colours)
        rug(look, 2.3, 1.55, x + 0.1, y - 0.1, turn + rnd(4, 9), z=0.014)
    else:
        rug(look, 2.9, 2.0, x, y, turn)


def _set_coffee_table(look, x, y, turn):
    kind = "plank" if look["table"] == "std" else look["table"]
    table = coffee_table(kind, look).at(x, y, 0.015, turn)
    small = kind in ("round", "drum", "tray", "marble")
    decor_cluster(look).at(x, y, table.h + 0.015, turn + rnd(0, 40), 0.85 if small else 1)


def _lamp_and_side_table(look, room, x):
    D, deep = room.D, room.deep
    if look["flamp"] == "arc":
        floor_lamp("arc", look).at(x - 1.5, D - 0.35 - deep)
        return
    floor_lamp(look["flamp"], look).at(min(room.W - 0.38, x + 1.55), D - 0.42 - deep)
    left = max(0.42, x - 1.52)
    side_table(look).at(left, D - 0.5 - deep)
    thing = table_lamp(look, 0.95) if look.get("cornice") or chance(0.5) else vase(3, ceramic(look), 0.8)
    thing.at(left, D - 0.5 - deep, 0.525)


def _decorate_wall(look, style, room, x, raised=0.0):
    """Pictures, mirror or macramé on the back wall, as the style has it."""
    D, kind = room.D, room.back
    z = 1.62 + raised
    if kind == "archpaint":
        if look.get("macrame") and chance(0.5):
            macrame().at(room.W / 2, D - 0.01, 2.12)
        else:
            wall_art(look, room.W / 2, D, 1.55 + raised, 1.2, "pair")
    elif look.get("mirror") == "sun" and chance(0.65):
        mirror_round(0.27, look["metal"], x, D - 0.02, 1.68 + raised, "sun")
    elif kind == "wainscot":
        wall_art(look, x, D - 0.01, 1.72, 1.15, "single")
        for side in (-1, 1):
            wall_lamp(look, x + side * 0.95, D - 0.01, 1.6)
    elif look.get("spare"):
        wall_art(look, x + 0.2, D, 1.55 + raised, 1.5, "single")
    elif style in ("scandinavian", "farmhouse", "coastal"):
        wall_art(look, x, D - room.deep + 0.01, z, 1.75, pick("gallery", "trio", "single"))
    else:
        wall_art(look, x, D - room.deep + 0.01, z, 1.75, pick("single", "pair", "trio"))


def _furnish_right_wall(look, style, room):
    W, D = room.W, room.D
    if chance(0.5):
        shelf_unit(look, 0.95, 2.05, 0.32, "metal" if style in METAL_SHELVES else "wood").at(
            W - 0.2, D - 3.15, 0, -90
        )
    else:
        dressed_sideboard(look).at(W - 0.24, D - 3.2, 0, -90)
        hung_on_right_wall(look, room, D - 3.2, 1.6)
