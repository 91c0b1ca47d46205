"""Coffee tables, dining tables and desks."""
from math import pi
import math
from furniture.sofas import pouf
from geometry import box, cyl, lathe, smoothprof, tube
from materials import m_black
from scene_graph import Group
from soft_geometry import softbox


def coffee_table(kind, look):
    """A coffee table; the height of its top is `h` of the result."""
    w = look["woodm"]
    with Group() as g:
        if kind == "round":
            _coffee_round(w)
        elif kind == "drum":
            lathe([(0, 0), (0.4, 0), (0.42, 0.02), (0.42, 0.31), (0.4, 0.335), (0, 0.335)], mat=w, n=72, sharp=True)
            cyl(0.26, 0.26, 0.5, -0.28, 0, look.get("tablem2", w), n=56)
        elif kind == "marble":
            _coffee_marble(look)
        elif kind == "block":
            _coffee_block(w, look)
        elif kind == "plank":
            _coffee_plank(w)
        elif kind == "metalwood":
            _coffee_metalwood(w)
        elif kind == "midcentury":
            _coffee_midcentury(w)
        elif kind == "low":
            box(1.2, 0.6, 0.05, 0, 0, 0.27, w, 0.012)
            for s in (-1, 1):
                box(0.09, 0.5, 0.27, s * 0.46, 0, 0, w, 0.01)
        elif kind == "tray":
            pouf(look["accentm"], 0.42, 0.34)
            cyl(0.28, 0.015, 0, 0, 0.335, look["woodm"])
    g.h = {
        "round": 0.39,
        "drum": 0.335,
        "marble": 0.395,
        "block": 0.33,
        "plank": 0.42,
        "metalwood": 0.42,
        "midcentury": 0.415,
        "low": 0.32,
        "tray": 0.35,
    }[kind]
    return g


def _coffee_round(w):
    cyl(0.46, 0.035, 0, 0, 0.355, w, n=64)
    for k in range(3):
        a = 2 * pi * k / 3 + 0.5
        lathe(
            [(0, 0), (0.014, 0), (0.024, 0.36), (0, 0.36)],
            0.3 * math.cos(a),
            0.3 * math.sin(a),
            0,
            w,
            16,
            tilt=(-8 * math.sin(a), 8 * math.cos(a), 0),
        )
    cyl(0.27, 0.025, 0.42, -0.3, 0.28, w, n=48)
    for t in (0.3, 2.4, 4.5):
        lathe(
            [(0, 0), (0.011, 0), (0.018, 0.29), (0, 0.29)],
            0.42 + 0.17 * math.cos(t),
            -0.3 + 0.17 * math.sin(t),
            0,
            w,
            12,
        )


def _coffee_marble(look):
    cyl(0.5, 0.035, 0, 0, 0.36, look["stone"], n=72)
    mt = look["metal"]
    for k in range(20):
        a = 2 * pi * k / 20
        tube(
            [(0.36 * math.cos(a), 0.36 * math.sin(a), 0.01), (0.36 * math.cos(a), 0.36 * math.sin(a), 0.36)],
            0.008,
            mt,
        )
    for z in (0.012, 0.352):
        tube(
            [(0.36 * math.cos(math.radians(t)), 0.36 * math.sin(math.radians(t)), z) for t in range(0, 360, 6)],
            0.01,
            mt,
            True,
        )


def _coffee_block(w, look):
    box(1.15, 0.68, 0.07, 0, 0, 0.26, look.get("stone", w), 0.012)
    box(0.3, 0.56, 0.26, -0.34, 0, 0, look.get("stone", w), 0.01)
    box(0.3, 0.56, 0.26, 0.34, 0, 0, look.get("stone", w), 0.01)


def _coffee_plank(w):
    for i in range(5):
        box(1.2, 0.142, 0.05, 0, -0.29 + 0.145 * i, 0.37, w, 0.008)
    for s in (-1, 1):
        box(0.07, 0.62, 0.07, s * 0.5, 0, 0.3, w, 0.006)
        box(0.075, 0.075, 0.31, s * 0.5, -0.26, 0, w, 0.006)
        box(0.075, 0.075, 0.31, s * 0.5, 0.26, 0, w, 0.006)
    box(1.0, 0.5, 0.03, 0, 0, 0.12, w, 0.005)


def _coffee_metalwood(w):
    box(1.2, 0.65, 0.045, 0, 0, 0.375, w, 0.006)
    mt = m_black()
    for s in (-1, 1):
        for zz in (0, 0.35):
            box(0.025, 0.6, 0.025, s * 0.56, 0, zz, mt, 0.002)
        for yy in (-0.29, 0.29):
            box(0.025, 0.025, 0.375, s * 0.56, yy, 0, mt, 0.002)
    for yy in (-0.29, 0.29):
        box(1.12, 0.025, 0.025, 0, yy, 0, mt, 0.002)
    box(1.1, 0.56, 0.02, 0, 0, 0.07, w, 0.003)


def _coffee_midcentury(w):
    lathe(
        smoothprof([(0, 0.385), (0.3, 0.385), (0.46, 0.39), (0.5, 0.4), (0.46, 0.412), (0, 0.415)], 3), mat=w, n=64
    ).scale = (1.25, 0.62, 1)
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                [(0, 0), (0.011, 0), (0.021, 0.39), (0, 0.39)],
                sx * 0.4,
                sy * 0.19,
                0,
                w,
                14,
                tilt=(-sy * 9, sx * 11, 0),
            )


def dining_table(look, kind, L=2.1, Wd=0.95):
    """A dining table of L × Wd metres (std, round, trestle, metal, slab); its height is `h` of the result."""
    m, bk = look["woodm"], m_black()
    with Group() as g:
        if kind == "round":
            cyl(0.62, 0.035, 0, 0, 0.715, look.get("stone", m) if look.get("stone_table") else m, n=80)
            lathe(
                smoothprof([(0.3, 0), (0.28, 0.03), (0.1, 0.12), (0.07, 0.3), (0.075, 0.6), (0.2, 0.715)]),
                mat=look["metal"] if look.get("stone_table") else m,
                n=48,
            )
        elif kind == "trestle":
            _dining_trestle(L, m, Wd)
        elif kind == "metal":
            box(L, Wd, 0.045, 0, 0, 0.7, m, 0.006)
            for s in (-1, 1):
                for q in (-1, 1):
                    box(0.05, 0.03, 0.7, s * (L / 2 - 0.25), q * (Wd / 2 - 0.09), 0, bk, 0.002, tilt=(0, s * 8, 0))
                box(0.05, Wd - 0.15, 0.03, s * (L / 2 - 0.3), 0, 0.67, bk, 0.002)
        elif kind == "slab":
            box(L, Wd, 0.045, 0, 0, 0.7, m, 0.02, seg=3)
            for s in (-1, 1):
                softbox(0.3, 0.55, 0.7, s * (L / 2 - 0.45), 0, 0, m, 0.14, 0, wob=0)
        else:
            box(L, Wd, 0.035, 0, 0, 0.71, m, 0.012)
            box(L - 0.24, Wd - 0.2, 0.07, 0, 0, 0.64, m, 0.004)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    lathe(
                        [(0, 0), (0.017, 0), (0.03, 0.71), (0, 0.71)],
                        sx * (L / 2 - 0.14),
                        sy * (Wd / 2 - 0.13),
                        0,
                        m,
                        18,
                        tilt=(-sy * 3, sx * 4, 0),
                    )
    g.h = 0.745 if kind != "trestle" else 0.75
    return g


def _dining_trestle(L, m, Wd):
    for i in range(5):
        box(L, Wd / 5 - 0.002, 0.05, 0, -Wd / 2 + Wd * (i + 0.5) / 5, 0.7, m, 0.006)
    for s in (-1, 1):
        box(0.1, 0.7, 0.08, s * (L / 2 - 0.35), 0, 0, m, 0.01)
        box(0.1, 0.75, 0.08, s * (L / 2 - 0.35), 0, 0.62, m, 0.01)
        for q in (-1, 1):
            box(0.09, 0.07, 0.72, s * (L / 2 - 0.35), q * 0.16, 0.02, m, 0.006, tilt=(q * 12, 0, 0))
    box(L - 0.7, 0.06, 0.09, 0, 0, 0.3, m, 0.006)


def desk(look, kind="wood", w=1.5, d=0.7):
    """A desk (wood, metal, pedestal), its user towards -y; its height is `h` of the result."""
    m, bk = look["woodm"], m_black()
    with Group() as g:
        box(w, d, 0.035, 0, 0, 0.715, m, 0.008)
        if kind == "metal":
            for s in (-1, 1):
                for zz in (0, 0.685):
                    box(0.03, d - 0.06, 0.03, s * (w / 2 - 0.08), 0, zz, bk, 0.002)
            for s in (-1, 1):
                for q in (-1, 1):
                    box(0.03, 0.03, 0.7, s * (w / 2 - 0.08), q * (d / 2 - 0.05), 0, bk, 0.002)
        elif kind == "pedestal":
            _desk_pedestal(m, d, w, look)
        else:
            for sx in (-1, 1):
                for sy in (-1, 1):
                    lathe(
                        [(0, 0), (0.015, 0), (0.027, 0.715), (0, 0.715)],
                        sx * (w / 2 - 0.1),
                        sy * (d / 2 - 0.09),
                        0,
                        m,
                        18,
                        tilt=(-sy * 4, sx * 5, 0),
                    )
            box(w - 0.3, d - 0.14, 0.1, 0, 0, 0.61, m, 0.004)
            for s in (-1, 1):
                box(
                    (w - 0.3) / 2 - 0.02,
                    0.012,
                    0.085,
                    s * (w - 0.3) / 4,
                    -d / 2 + 0.066,
                    0.617,
                    look.get("frontm", m),
                    0.003,
                )
    g.h = 0.75
    return g


def _desk_pedestal(m, d, w, look):
    box(0.42, d - 0.08, 0.7, w / 2 - 0.25, 0, 0.01, m, 0.006)
    for k in range(3):
        box(0.39, 0.016, 0.215, w / 2 - 0.25, -d / 2 + 0.035, 0.03 + 0.228 * k, look.get("frontm", m), 0.004)
    for k in range(3):
        lathe(
            [(0, -0.02), (0.012, -0.012), (0.008, 0), (0, 0)],
            w / 2 - 0.25,
            -d / 2 + 0.02,
            0.14 + 0.228 * k,
            look["metal"],
            14,
            tilt=(-90, 0, 0),
        )
    box(0.04, d - 0.1, 0.7, -w / 2 + 0.06, 0, 0, m, 0.006)
