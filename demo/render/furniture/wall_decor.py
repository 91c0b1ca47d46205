"""Mirrors, macramé, fireplaces and groups of pictures."""
from math import pi
import math
from chance import pick, rnd, rng
from furniture.art import art, disc, polygon
from geometry import box, cyl, frame_rect, smoothprof, tube
from materials import m_fabric, m_marble, m_mirror, m_paint, m_plain, m_wood
from scene_graph import Group


def mirror_round(r, mt, x, y, z, kind="ring"):
    """A round mirror on the wall; kind 'sun' has rays."""
    with Group() as g:
        cyl(r, 0.02, 0, 0, 0, m_mirror(), n=72, tilt=(90, 0, 0))
        tube(
            [(r * math.cos(math.radians(t)), -0.014, r * math.sin(math.radians(t))) for t in range(0, 360, 4)],
            0.016,
            mt,
            True,
        )
        if kind == "sun":
            for k in range(40):
                a = 2 * pi * k / 40
                L = r * (1.75 if k % 2 == 0 else 1.45)
                tube(
                    [(r * math.cos(a), -0.01, r * math.sin(a)), (L * math.cos(a), -0.01, L * math.sin(a))],
                    0.006 if k % 2 else 0.008,
                    mt,
                    res=1,
                )
    return g.at(x, y, z)


def mirror_arch(w, h, mt, x, y, z):
    """An arched mirror on the wall, its foot at z."""
    n = 32
    pts = [(-w / 2, 0), (w / 2, 0)] + [
        (w / 2 * math.cos(pi * i / n), h - w / 2 + w / 2 * math.sin(pi * i / n)) for i in range(n + 1)
    ]
    with Group() as g:
        polygon(pts, -0.014, m_mirror())
        tube([(a, -0.014, b) for a, b in pts], 0.014, mt, True, smooth=False)
    return g.at(x, y, z)


def arch_shape(x, y, radius, bottom, shoulder, mat):
    """A painted arch on the plane y: a rectangle from bottom to shoulder with a half disc above."""
    left, right = x - radius, x + radius
    polygon([(left, bottom), (right, bottom), (right, shoulder), (left, shoulder)], y, mat)
    disc(x, shoulder, radius, y, mat, 0, 180)


def macrame(w=0.7, h=0.95, mat=None):
    """A macramé hanging from a rod at z = 0 on the wall."""
    m = mat or m_fabric("#efe4cf", bump=0.8)
    with Group() as g:
        tube([(-w / 2 - 0.06, -0.03, 0), (w / 2 + 0.06, -0.03, 0)], 0.012, m_wood("#9b7248"))
        n = int(w / 0.022)
        for i in range(n):
            x = -w / 2 + w * (i + 0.5) / n
            v = abs(x) / (w / 2)
            L = h * (0.62 + 0.38 * (1 - v))
            tube(
                [(x, -0.032, 0), (x + rnd(-0.004, 0.004), -0.03, -L * 0.5), (x + rnd(-0.008, 0.008), -0.028, -L)],
                0.008,
                m,
                res=1,
            )
        for k in range(6):
            z = -0.06 - 0.075 * k
            ww = w / 2 * (1 - 0.02 * k)
            for i in range(6):
                x0 = -ww + 2 * ww * i / 6
                tube(
                    smoothprof([(x0, -0.045, z), (x0 + ww / 6, -0.05, z - 0.07), (x0 + ww / 3, -0.045, z)], 3),
                    0.009,
                    m,
                    res=1,
                )
    return g


def fireplace(look, w=1.5, h=1.15, mat=None):
    """A fireplace with mantel on the wall plane y = 0; the height of the mantel is `h` of the result."""
    m = mat or m_paint("#f2efe8", 0.5)
    with Group() as g:
        for s in (-1, 1):
            box(0.22, 0.16, h - 0.1, s * (w / 2 - 0.13), -0.08, 0, m, 0.006)
            box(0.26, 0.2, 0.14, s * (w / 2 - 0.13), -0.1, 0, m, 0.008)
            frame_rect(
                s * (w / 2 - 0.13) - 0.075, s * (w / 2 - 0.13) + 0.075, 0.22, h - 0.2, -0.16, m, 0.016, 0.012
            )
        box(w, 0.16, 0.24, 0, -0.08, h - 0.24, m, 0.006)
        box(w + 0.16, 0.26, 0.05, 0, -0.13, h, m, 0.012)
        box(w + 0.08, 0.2, 0.04, 0, -0.1, h - 0.04, m, 0.008)
        box(w - 0.5, 0.02, h - 0.3, 0, 0.006, 0, m_plain("#141312", 0.9), 0)
        style = look.get("stone") or m_marble("#e9e6e0", "#8d8a86")
        for s in (-1, 1):
            box(0.14, 0.05, h - 0.24, s * (w / 2 - 0.31), -0.03, 0, style, 0.003)
        box(w - 0.5, 0.05, 0.13, 0, -0.03, h - 0.37, style, 0.003)
        box(w + 0.2, 0.5, 0.04, 0, -0.25, 0, style, 0.006)
        for k in range(5):
            tube(
                [
                    (-0.25 + 0.04 * k, -0.02 - 0.02 * (k % 2), 0.09 + 0.05 * (k // 2)),
                    (0.25 - 0.03 * k, -0.0 - 0.02 * (k % 2), 0.09 + 0.05 * (k // 2)),
                ],
                0.035,
                m_fabric("#5a4030", bump=1),
            )
    g.h = h + 0.05
    return g


def wall_art(look, x, D, z, width=1.5, layout=None):
    """art group on the back wall around centre x,z."""
    kinds = look["art"]
    ar = lambda w, h, fr=None, mw=0: art(
        w,
        h,
        rng.choice(kinds),
        [look["artc"][0]] + rng.sample(look["artc"][1:], len(look["artc"]) - 1),
        fr or look["frame"],
        mw,
    )
    layout = layout or pick("single", "pair", "trio")
    if layout == "single":
        ar(width * 0.78, width * 0.56).at(x, D - 0.02, z)
    elif layout == "pair":
        for s in (-1, 1):
            ar(width * 0.38, width * 0.5, mw=0.05).at(x + s * width * 0.25, D - 0.02, z)
    elif layout == "trio":
        for s in (-1, 0, 1):
            ar(width * 0.27, width * 0.38, mw=0.04).at(x + s * width * 0.34, D - 0.02, z)
    else:
        for px, pz, w, h in (
            (-0.38, 0.02, 0.5, 0.7),
            (0.12, 0.2, 0.4, 0.3),
            (0.12, -0.19, 0.4, 0.38),
            (0.5, 0.1, 0.28, 0.38),
            (0.5, -0.26, 0.28, 0.26),
        ):
            ar(w * width / 1.3, h * width / 1.3, mw=0.03).at(x + px * width / 1.3, D - 0.02, z + pz * width / 1.3)
