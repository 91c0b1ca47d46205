"""Dining chairs and bar stools."""
from math import pi
import math
from geometry import box, cyl, lathe, smoothprof, tube
from materials import m_black, m_fabric, m_metal
from models import model
from scene_graph import Group
from soft_geometry import softbox


def has_closed_back(kind):
    """Whether a chair of this kind hides what stands behind it."""
    return kind == "uphol" or kind.startswith("model:")


def chair(look, kind=None):
    """front faces -y"""
    kind = kind or look["chair"]
    wd, up = look.get("chairwood", look["woodm"]), look["chairm"]
    with Group() as g:
        if kind == "wishbone":
            _chair_wishbone(wd)
        elif kind == "uphol":
            _chair_uphol(up, wd)
        elif kind == "ladder":
            _chair_ladder(wd, up)
        elif kind == "model:thonet":
            model("thonet", mats=None)
        elif kind.startswith("model:"):
            model(kind[6:], mats=look.get("chairmats"))
        elif kind == "metal":
            _chair_metal(look)
        elif kind == "bench":
            box(1.5, 0.34, 0.045, 0, 0, 0.41, wd, 0.01)
            for s in (-1, 1):
                box(0.06, 0.3, 0.41, s * 0.6, 0, 0, wd, 0.008)
    return g


def _chair_wishbone(wd):
    for s in (-1, 1):
        tube(smoothprof([(s * 0.22, -0.22, 0), (s * 0.215, -0.21, 0.44)]), 0.016, wd)
        tube(
            smoothprof([(s * 0.19, 0.24, 0), (s * 0.2, 0.2, 0.42), (s * 0.235, 0.13, 0.64), (s * 0.25, 0.02, 0.7)]),
            0.016,
            wd,
        )
        tube([(s * 0.215, -0.2, 0.3), (s * 0.195, 0.21, 0.27)], 0.01, wd)
    tube(
        smoothprof(
            [
                (-0.27, -0.08, 0.695),
                (-0.26, 0.08, 0.71),
                (-0.17, 0.215, 0.725),
                (0, 0.25, 0.73),
                (0.17, 0.215, 0.725),
                (0.26, 0.08, 0.71),
                (0.27, -0.08, 0.695),
            ]
        ),
        0.017,
        wd,
    )
    tube(smoothprof([(0, 0.2, 0.44), (0, 0.225, 0.56), (-0.09, 0.235, 0.72)]), 0.012, wd)
    tube(smoothprof([(0, 0.225, 0.56), (0.09, 0.235, 0.72)]), 0.012, wd)
    for y in (-0.215, 0.205):
        tube([(-0.21, y, 0.42), (0.21, y, 0.42)], 0.013, wd)
    for s in (-1, 1):
        tube([(s * 0.213, -0.21, 0.42), (s * 0.2, 0.205, 0.42)], 0.013, wd)
    softbox(0.44, 0.43, 0.035, 0, 0, 0.42, m_fabric("#d9c59a", "#b69d6c", 60, 0.8), 0.016, 0.004)


def _chair_uphol(up, wd):
    softbox(0.47, 0.46, 0.1, 0, -0.02, 0.4, up, 0.045, 0.015)
    softbox(0.45, 0.08, 0.46, 0, 0.22, 0.46, up, 0.04, 0.015, tilt=(-9, 0, 0))
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe(
                [(0, 0), (0.012, 0), (0.02, 0.42), (0, 0.42)],
                sx * 0.19,
                sy * 0.19,
                0,
                wd,
                14,
                tilt=(-sy * 5, sx * 4, 0),
            )


def _chair_ladder(wd, up):
    for s in (-1, 1):
        box(0.035, 0.035, 0.45, s * 0.2, -0.2, 0, wd, 0.006)
        box(0.035, 0.035, 0.92, s * 0.2, 0.21, 0, wd, 0.006, tilt=(-4, 0, 0))
        box(0.02, 0.4, 0.025, s * 0.2, 0, 0.2, wd, 0.004)
    for z in (0.55, 0.68, 0.81):
        box(0.38, 0.02, 0.06, 0, 0.205 + 0.07 * (z - 0.46), z, wd, 0.006)
    box(0.46, 0.44, 0.03, 0, 0, 0.44, wd, 0.01)
    softbox(0.42, 0.4, 0.04, 0, -0.01, 0.465, up, 0.02, 0.01)


def _chair_metal(look):
    mt = look.get("chairmetal", m_metal("#3b3d40", 0.35))
    softbox(0.42, 0.4, 0.025, 0, -0.01, 0.43, mt, 0.012, 0, wob=0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * 0.17, sy * 0.16, 0.44), (sx * 0.21, sy * 0.21, 0)], 0.014, mt)
    tube(
        smoothprof(
            [
                (-0.19, 0.17, 0.44),
                (-0.2, 0.22, 0.7),
                (-0.15, 0.245, 0.84),
                (0, 0.25, 0.86),
                (0.15, 0.245, 0.84),
                (0.2, 0.22, 0.7),
                (0.19, 0.17, 0.44),
            ]
        ),
        0.013,
        mt,
    )
    box(0.14, 0.012, 0.4, 0, 0.225, 0.45, mt, 0.004, tilt=(-9, 0, 0))


def stool(look, kind="wood"):
    """A bar stool (wood, metal, uphol); front towards -y."""
    wd, mt = look.get("chairwood", look["woodm"]), m_black()
    with Group() as g:
        if kind == "wood":
            cyl(0.19, 0.04, 0, 0, 0.63, wd, n=40)
            for a in (pi / 4, 3 * pi / 4, 5 * pi / 4, 7 * pi / 4):
                lathe(
                    [(0, 0), (0.014, 0), (0.02, 0.63), (0, 0.63)],
                    0.15 * math.cos(a),
                    0.15 * math.sin(a),
                    0,
                    wd,
                    14,
                    tilt=(-5 * math.sin(a), 5 * math.cos(a), 0),
                )
            tube(
                [(0.17 * math.cos(a * pi / 8), 0.17 * math.sin(a * pi / 8), 0.22) for a in range(16)],
                0.009,
                wd,
                True,
            )
        elif kind == "metal":
            cyl(0.18, 0.035, 0, 0, 0.64, wd, n=40)
            for a in (pi / 4, 3 * pi / 4, 5 * pi / 4, 7 * pi / 4):
                tube(
                    [(0.13 * math.cos(a), 0.13 * math.sin(a), 0.64), (0.2 * math.cos(a), 0.2 * math.sin(a), 0)],
                    0.011,
                    mt,
                )
            tube(
                [(0.178 * math.cos(a * pi / 12), 0.178 * math.sin(a * pi / 12), 0.24) for a in range(24)],
                0.009,
                mt,
                True,
            )
        else:
            softbox(0.4, 0.38, 0.09, 0, 0, 0.6, look["chairm"], 0.04, 0.015)
            softbox(0.4, 0.06, 0.22, 0, 0.17, 0.66, look["chairm"], 0.03, 0.01, tilt=(-6, 0, 0))
            for sx in (-1, 1):
                for sy in (-1, 1):
                    tube([(sx * 0.15, sy * 0.14, 0.6), (sx * 0.18, sy * 0.17, 0)], 0.011, look["metal"])
            tube([(0.17, -0.16, 0.2), (-0.17, -0.16, 0.2)], 0.009, look["metal"])
    return g
