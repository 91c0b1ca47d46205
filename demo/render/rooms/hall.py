"""Halls: the front door at the end, coats and a bench on one side, console and mirror on the other."""
from cameras import Photo
from chance import chance, pick, rnd, rng
from furniture.art import art
from furniture.lamps import table_lamp
from furniture.objects import books_stack, bowl
from furniture.pendants import pendant
from furniture.rugs import rug
from furniture.wall_decor import mirror_arch, mirror_round
from geometry import box, cyl, frame_rect, lathe, mesh, smoothprof, tube
from materials import m_black, m_emit, m_fabric, m_glass, m_leather, m_paint, m_plain
from rooms.common import ceramic, plants, shuffled_colours, vase_with_sprig
from scene_graph import Group
from shell.interior import interior
from soft_geometry import drape, softbox

FLAT_DOORS = ("minimalist", "contemporary", "japandi", "industrial", "mid-century-modern", "scandinavian")


def build(look, style):
    """Returns the room and its photographer's notes."""
    W, D = rnd(2.9, 3.2), rnd(4.4, 4.7)
    calm = {**look, "curtain": None, "win": {**look["win"], "z0": max(0.7, look["win"].get("z0", 0.4))}, "split_windows": False}
    room = interior(calm, W, D, 2.75, [(D - 2.6, D - 1.6)], top=2.2)
    door_x = W / 2 - 0.35
    _front_door(look, style, door_x, D - room.deep)
    _coats(look, style).at(W - 0.02, D - 1.35, 0, -90)
    _bench(look).at(W - 0.24, D - 1.4, 0, -90)
    _console(look).at(0.2, D - 1.05, 0, 90)
    if chance(0.5):
        mirror_round(0.36, look["metal"], 0, 0, 0).at(0.02, D - 0.95, 1.62, 90)
    else:
        mirror_arch(0.55, 1.0, look["metal"], 0, 0, 0).at(0.012, D - 0.95, 1.0, 90)
    with Group() as picture:
        art(0.6, 0.78, rng.choice(look["art"]), shuffled_colours(look), look["frame"], 0.05)
    picture.at(W - 0.02, D - 2.95, 1.6, -90)
    kind, colours = look["rug"]
    rug(look, 0.95, 2.9, W / 2 - 0.1, D - 2.0, 0, kind if kind != "jute" else "stripe", colours)
    lamp = look["lamp"] if look["lamp"] not in ("linear", "rings", "sputnik") else "globe"
    pendant(lamp, W / 2, D - 1.9, 2.05, room.H, look, 0.9, 22)
    plants({**look, "nplants": 1}, [(door_x + 1.05, D - 0.4, 1.5)])
    position = (W / 2 + rnd(-0.15, 0.15), D - 4.7, 1.35)
    return room, Photo(position, rnd(-3, 3), (W - 0.35, D - 1.4, 0.9), (W / 2 + 0.1, D - 1.4, 1.05), lens=25, upright_bearing=2)


def _front_door(look, style, x, y):
    """A door leaf with a glazed light above it, in its frame, on the wall plane y."""
    colour = look.get("wincol") or rng.choice(look["artc"][1:])
    leaf, frame = m_paint(colour, 0.4), m_paint(look["trim"], 0.5)
    width, height = 1.0, 2.1
    for side in (-1, 1):
        box(0.1, 0.05, height + 0.45, x + side * (width / 2 + 0.05), y - 0.025, 0, frame, 0.008)
    for z in (height, height + 0.4):
        box(width + 0.2, 0.055, 0.08, x, y - 0.027, z, frame, 0.008)
    box(width, 0.03, height, x, y - 0.015, 0, leaf, 0.004)
    _pane(x - width / 2, x + width / 2, height + 0.08, height + 0.4, y - 0.012)
    if style in FLAT_DOORS:
        _pane(x + 0.12, x + 0.34, 0.35, 1.9, y - 0.034)
        frame_rect(x + 0.1, x + 0.36, 0.33, 1.92, y - 0.03, leaf, 0.02, 0.02)
    else:
        for left, right in ((-0.42, -0.04), (0.04, 0.42)):
            frame_rect(x + left, x + right, 0.18, 0.95, y - 0.03, leaf, 0.035, 0.015)
            frame_rect(x + left, x + right, 1.1, 1.95, y - 0.03, leaf, 0.035, 0.015)
            _pane(x + left + 0.04, x + right - 0.04, 1.14, 1.91, y - 0.032)
    tube([(x - 0.42, y - 0.07, 0.98), (x - 0.42, y - 0.07, 1.16)], 0.01, look["metal"])
    box(0.05, 0.04, 0.22, x - 0.42, y - 0.04, 0.96, look["metal"], 0.006)
    box(1.1, 0.5, 0.015, x, y - 0.4, 0.004, m_fabric("#6a5846", "#8a7458", 60, 0.9), 0.004)


def _pane(x0, x1, z0, z1, y):
    """Frosted daylight behind glass."""
    mesh([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], m_emit("#e9f0ee", 1.1))
    mesh([(x0, y - 0.004, z0), (x1, y - 0.004, z0), (x1, y - 0.004, z1), (x0, y - 0.004, z1)], [(0, 1, 2, 3)], m_glass())


def _coats(look, style):
    """A board with hooks; a coat, a scarf, a hat and a bag on it. Origin on the floor at the wall, front towards -y."""
    with Group() as group:
        box(1.5, 0.025, 0.12, 0, -0.013, 1.68, look["woodm"], 0.006)
        places = [-0.6, -0.2, 0.2, 0.6]
        for x in places:
            tube(smoothprof([(x, -0.02, 1.74), (x, -0.08, 1.72), (x, -0.09, 1.78)]), 0.009, look["metal"])
        coat, scarf = m_fabric(pick("#5b5a4a", "#3f4a57", "#8a6a4a", "#6a4038")), m_fabric(look["pillows"][0], scale=70, bump=0.8)
        for shift, width in ((0.0, 0.42), (0.02, 0.4)):
            path = [(-0.05, 1.72), (-0.12 - shift, 1.62), (-0.13 - shift, 1.25), (-0.12 - shift, 0.85)]
            drape(path, width, coat, places[1], 0, 0, fold=0.03)
        drape([(-0.04, 1.2), (-0.07, 1.7), (-0.1, 1.76), (-0.12, 1.7), (-0.13, 0.95)], 0.17, scarf, places[2], 0, 0, fold=0.015)
        hat = [(0.19, 0), (0.2, 0.008), (0.1, 0.02), (0.095, 0.1), (0.06, 0.12), (0, 0.115)]
        lathe(smoothprof(hat, 3), places[3], -0.1, 1.72, m_fabric("#c9a876", "#a58251", 50, 0.8), 40, tilt=(72, 0, 0))
        bag = m_leather("#8a5a34")
        softbox(0.3, 0.1, 0.26, places[0], -0.1, 1.12, bag, 0.04, 0.01)
        tube(smoothprof([(places[0] - 0.12, -0.1, 1.36), (places[0], -0.085, 1.76), (places[0] + 0.12, -0.1, 1.36)]), 0.008, bag)
    return group


def _bench(look):
    wood = look["woodm"]
    with Group() as group:
        box(1.35, 0.38, 0.04, 0, 0, 0.42, wood, 0.008)
        box(1.25, 0.32, 0.025, 0, 0, 0.14, wood, 0.004)
        for side in (-1, 1):
            box(0.045, 0.36, 0.42, side * 0.62, 0, 0, wood, 0.006)
        softbox(1.2, 0.36, 0.07, 0, 0, 0.46, look["accentm"], 0.03, 0.012)
        for i, colour in enumerate(("#3a2d24", "#8a6a4a", "#e3ddd0")):
            for side in (-0.05, 0.05):
                shoe = softbox(0.085, 0.26, 0.09, -0.4 + i * 0.4 + side, -0.02, 0.165, m_leather(colour), 0.04, 0.01)
                shoe.name = "shoe"
    return group


def _console(look):
    """A narrow table against the wall; origin on the floor at its middle, front towards -y."""
    wood = look["woodm"]
    with Group() as group:
        box(1.1, 0.32, 0.03, 0, 0, 0.8, wood, 0.005)
        box(1.02, 0.28, 0.1, 0, 0, 0.7, wood, 0.004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(0.018, 0.7, sx * 0.49, sy * 0.12, 0, m_black() if look["sb"] == "metal" else wood, r2=0.024)
        table_lamp(look, 0.85, 9).at(-0.36, 0, 0.83)
        bowl(ceramic(look), 0.12, 0.05).at(0.05, 0, 0.83)
        books_stack(2, look.get("bookc")).at(0.1, 0, 0.2, 8)
        vase_with_sprig(look, 0.38, 0, 0.83, 0, 0.8, 0.42)
        box(1.0, 0.28, 0.02, 0, 0, 0.18, m_plain("#2b2620", 0.6) if look["sb"] == "metal" else wood, 0.003)
    return group
