"""Bath, basin, taps and towels."""
import math

from geometry import box, cyl, lathe, smoothprof, tube
from materials import m_plain
from scene_graph import Group
from soft_geometry import drape, softbox

GLAZE = "#f7f6f2"


def bathtub(look, feet=False):
    """A free-standing oval bath 1.7 m long along x; origin on the floor under its middle. feet: on four small feet."""
    lift = 0.1 if feet else 0.0
    outline = [(0, 0.02), (0.27, 0.02), (0.33, 0.12), (0.375, 0.36), (0.4, 0.56), (0.425, 0.585), (0.42, 0.6)]
    inside = [(0.395, 0.595), (0.37, 0.55), (0.33, 0.3), (0.27, 0.15), (0.0, 0.13)]
    with Group() as group:
        body = lathe(smoothprof(outline + inside, 4), 0, 0, lift, m_plain(look.get("tub", GLAZE), 0.12), 72)
        body.scale = (2.0, 0.92, 1)
        if feet:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    shape = smoothprof([(0, 0), (0.04, 0), (0.03, 0.05), (0.045, 0.13)])
                    lathe(shape, sx * 0.46, sy * 0.2, 0, look["metal"], 20)
    return group


def standing_tap(look):
    """A bath filler on the floor, its spout towards -y."""
    metal = look["metal"]
    with Group() as group:
        cyl(0.045, 0.015, 0, 0, 0, metal)
        neck = [(0, 0), (0, 0.75), (-0.02, 0.86), (-0.12, 0.9), (-0.2, 0.86), (-0.21, 0.82)]
        tube(smoothprof([(0, y, z) for y, z in neck]), 0.014, metal)
        for side in (-1, 1):
            tube([(0, 0, 0.68), (side * 0.07, 0, 0.68)], 0.009, metal)
            cyl(0.02, 0.03, side * 0.075, 0, 0.665, metal)
    return group


def vanity(look, width, drawers=2):
    """A washstand with a round basin on it; origin on the floor at the wall, front towards -y; its top is at 0.82 m."""
    depth, wood, metal = 0.48, look["woodm"], look["metal"]
    with Group() as group:
        for side in (-1, 1):
            for y in (-0.05, -depth + 0.05):
                box(0.05, 0.05, 0.3, side * (width / 2 - 0.04), y, 0, wood, 0.006)
        box(width, depth, 0.48, 0, -depth / 2, 0.3, wood, 0.008)
        front = look.get("frontm", wood)
        each = width / drawers
        for i in range(drawers):
            x = -width / 2 + each * (i + 0.5)
            for z in (0.32, 0.555):
                box(each - 0.02, 0.018, 0.215, x, -depth - 0.006, z, front, 0.004)
                tube([(x - 0.06, -depth - 0.035, z + 0.14), (x + 0.06, -depth - 0.035, z + 0.14)], 0.006, metal)
        box(width + 0.03, depth + 0.03, 0.035, 0, -depth / 2, 0.785, look.get("stone") or look["counter"], 0.005)
        basin = [(0, 0), (0.1, 0), (0.17, 0.06), (0.2, 0.125), (0.195, 0.13), (0.16, 0.08), (0.09, 0.025), (0, 0.02)]
        lathe(smoothprof(basin, 3), 0, -depth / 2 - 0.02, 0.82, m_plain(GLAZE, 0.14), 48)
        tap = [(-0.06, 0.82), (-0.06, 1.07), (-0.1, 1.12), (-0.17, 1.1), (-0.18, 1.06)]
        tube(smoothprof([(0, y, z) for y, z in tap]), 0.012, metal)
        soap = lathe([(0, 0), (0.03, 0), (0.032, 0.1), (0.012, 0.12), (0.012, 0.15), (0, 0.15)], 0.32, -0.3, 0.82, front, 20)
        soap.scale = (0.9, 0.9, 1)
    return group


def towel_ladder(cloths, metal):
    """A ladder leaning on the wall with towels over its rungs; origin on the floor at the wall."""
    with Group() as group:
        for side in (-1, 1):
            tube([(side * 0.24, -0.32, 0), (side * 0.24, -0.03, 1.75)], 0.014, metal)
        for i in range(4):
            z = 0.45 + i * 0.38
            y = -0.32 + 0.29 * z / 1.75
            tube([(-0.24, y, z), (0.24, y, z)], 0.011, metal)
        for rung, cloth in zip((1, 3), cloths):
            z = 0.45 + rung * 0.38
            y = -0.32 + 0.29 * z / 1.75
            path = [(y + 0.03, z - 0.36), (y + 0.025, z - 0.05), (y, z + 0.018), (y - 0.025, z - 0.05), (y - 0.035, z - 0.5)]
            drape(path, 0.36, cloth, thick=0.012, fold=0.006)
    return group


def folded_towels(cloths):
    """Two or three folded towels in a pile."""
    with Group() as group:
        for i, cloth in enumerate(cloths):
            softbox(0.34 - 0.02 * i, 0.25, 0.055, 0, 0, i * 0.056, cloth, 0.025, 0.008, rot=math.sin(i * 5) * 4)
    return group
