"""Beds with their bedding."""
from math import pi
from mathutils import Vector
from mathutils import noise
import math
from chance import rnd, rng
from geometry import box, frame_rect, mesh, smoothprof, tube
from materials import m_black, m_fabric, m_plain
from scene_graph import Group
from soft_geometry import cushion, drape, softbox


def bed(look, w=1.7, l=2.1, kind="uphol"):
    """head at +y (origin = centre of the head end on the floor), foot towards -y."""
    fm, wd = look["bedm"], look["woodm"]
    Q = look["bedding"]
    duv = m_fabric(Q[0], scale=60, bump=0.15, sheen=0.15, var=0.05)
    pil = m_fabric(Q[1], scale=60, bump=0.15, var=0.05)
    thr = m_fabric(Q[2], scale=80, bump=0.6)
    with Group() as g:
        base = 0.3 if kind != "low" else 0.2
        if kind == "uphol":
            softbox(w + 0.08, l, 0.24, 0, -l / 2, 0.08, fm, 0.04, 0, wob=0.002)
            softbox(w + 0.14, 0.12, 1.12, 0, 0.03, 0.05, fm, 0.05, 0.01)
        elif kind == "channel":
            _frame_channel(l, fm, w)
        elif kind == "wood":
            _frame_wood(l, wd, w)
        elif kind == "low":
            _frame_low(wd, w, l)
        elif kind == "iron":
            _frame_iron(l, w)
        elif kind == "cane":
            _frame_cane(l, wd, w)
        softbox(w, l - 0.04, 0.24, 0, -l / 2 - 0.0, base, m_fabric("#f4f1ea", scale=60, bump=0.1), 0.06, 0.01)
        top = base + 0.25
        nx, ny = 56, 60
        V, F = [], []
        sv = Vector((rnd(0, 99), rnd(0, 99), 0))
        W2, y1, y0 = w / 2 + 0.3, -0.62, -l - 0.26
        for i in range(nx + 1):
            for j in range(ny + 1):
                x = -W2 + 2 * W2 * i / nx
                y = y0 + (y1 - y0) * j / ny
                ox = max(0, abs(x) - w / 2 - 0.0)
                oy = max(0, -l + 0.02 - y)
                n1 = noise.noise(Vector((x * 2.2, y * 1.6, 0)) + sv)
                n2 = noise.noise(Vector((x * 5.5, y * 4.5, 7)) + sv)
                z = (
                    top
                    + 0.035
                    + 0.028 * n1
                    + 0.013 * n2
                    + 0.02 * (1 - (x / (w / 2)) ** 2 if abs(x) < w / 2 else 0)
                )
                px, py = x, y
                if ox > 0:
                    px = math.copysign(
                        w / 2
                        + 0.02
                        + 0.05 * math.sin(min(1, ox / 0.08) * pi / 2)
                        + 0.012 * math.sin(y * 16 + n1 * 4) * min(1, ox / 0.1),
                        x,
                    )
                    z -= max(ox - oy, 0) * 1.05
                hang = base - 0.04 if kind == "low" else 0.13
                if oy > 0:
                    py = (
                        -l
                        - 0.02
                        - 0.04 * math.sin(min(1, oy / 0.08) * pi / 2)
                        + 0.012 * math.sin(x * 16 + n1 * 4) * min(1, oy / 0.1)
                    )
                    z -= oy * 1.05
                z = max(z, hang + 0.01 * n1)
                V.append((px, py, z))
        for i in range(nx):
            for j in range(ny):
                a = i * (ny + 1) + j
                F.append((a, a + ny + 1, a + ny + 2, a + 1))
        o = mesh(V, F, duv, True, name="duvet")
        s = o.modifiers.new("s", "SOLIDIFY")
        s.thickness = 0.03
        s.offset = 1
        b = o.modifiers.new("ss", "SUBSURF")
        b.render_levels = 1
        softbox(w + 0.11, 0.38, 0.055, 0, -0.78, top + 0.058, pil, 0.027, 0.01, wob=0.012)
        drape(
            [
                (-w / 2 - 0.125, base - 0.12),
                (-w / 2 - 0.125, top - 0.1),
                (-w / 2 - 0.05, top + 0.085),
                (-w / 4, top + 0.127),
                (0, top + 0.137),
                (w / 4, top + 0.127),
                (w / 2 + 0.05, top + 0.085),
                (w / 2 + 0.125, top - 0.1),
                (w / 2 + 0.125, base - 0.12),
            ],
            0.62,
            thr,
            0,
            -l + 0.42,
            0.0,
            rot=90,
            fold=0.008,
            thick=0.018,
        )
        for s in (-1, 1):
            cushion(0.72, 0.46, 0.2, s * w * 0.245, -0.2, top + 0.015, pil, rot=rnd(-3, 3), lean=28)
            cushion(
                0.68,
                0.44,
                0.2,
                s * w * 0.24,
                -0.37,
                top + 0.015,
                duv if rng.random() < 0.5 else pil,
                rot=rnd(-4, 4),
                lean=38,
            )
        cs = [m_fabric(c, scale=70, bump=0.5) for c in look["pillows"]]
        cushion(0.46, 0.46, 0.17, -w * 0.14, -0.52, top + 0.02, cs[0], rot=rnd(-6, 6), lean=36)
        cushion(0.46, 0.46, 0.17, w * 0.16, -0.52, top + 0.02, cs[1 % len(cs)], rot=rnd(-6, 6), lean=36)
        cushion(0.52, 0.3, 0.14, 0, -0.66, top + 0.035, cs[2 % len(cs)], rot=rnd(-4, 4), lean=42)
    g.top = top
    return g


def _frame_channel(l, fm, w):
    softbox(w + 0.08, l, 0.24, 0, -l / 2, 0.08, fm, 0.04, 0, wob=0.002)
    n = 14
    for i in range(n):
        softbox(
            (w + 0.3) / n - 0.003,
            0.13,
            1.3,
            -(w + 0.3) / 2 + (w + 0.3) * (i + 0.5) / n,
            0.03,
            0.05,
            fm,
            0.055,
            0.006,
            n=3,
            wob=0.001,
        )


def _frame_wood(l, wd, w):
    box(w + 0.08, l, 0.12, 0, -l / 2, 0.2, wd, 0.012)
    for s in (-1, 1):
        for yy in (-0.1, -l + 0.06):
            box(0.07, 0.07, 0.3, s * (w / 2 - 0.02), yy, 0, wd, 0.01)
    box(w + 0.12, 0.05, 0.55, 0, 0.02, 0.45, wd, 0.015)
    for s in (-1, 1):
        box(0.06, 0.06, 1.0, s * (w / 2 + 0.03), 0.02, 0, wd, 0.012)


def _frame_low(wd, w, l):
    box(w + 0.34, l + 0.16, 0.1, 0, -l / 2, 0.1, wd, 0.012)
    box(w - 0.1, l - 0.3, 0.1, 0, -l / 2, 0, m_plain("#1b1815"), 0)
    box(w + 0.34, 0.05, 0.5, 0, 0.03, 0.15, wd, 0.012)


def _frame_iron(l, w):
    mt = m_black()
    for yy, hh in ((0.02, 1.15), (-l, 0.75)):
        tube(
            smoothprof(
                [
                    (-w / 2 - 0.02, yy, 0),
                    (-w / 2 - 0.02, yy, hh * 0.8),
                    (-w / 2 + 0.1, yy, hh),
                    (w / 2 - 0.1, yy, hh),
                    (w / 2 + 0.02, yy, hh * 0.8),
                    (w / 2 + 0.02, yy, 0),
                ],
                6,
            ),
            0.018,
            mt,
        )
        tube([(-w / 2, yy, hh * 0.62), (w / 2, yy, hh * 0.62)], 0.011, mt)
        for k in range(9):
            x = -w / 2 + w * (k + 0.5) / 9
            tube([(x, yy, 0.3), (x, yy, hh * 0.97)], 0.008, mt)
    box(w, l, 0.05, 0, -l / 2, 0.25, mt, 0.004)


def _frame_cane(l, wd, w):
    box(w + 0.08, l, 0.12, 0, -l / 2, 0.2, wd, 0.012)
    box(w + 0.1, 0.045, 0.75, 0, 0.02, 0.42, m_fabric("#d8bd8c", "#b8925c", 70, 0.8), 0.004)
    frame_rect(-w / 2 - 0.06, w / 2 + 0.06, 0.38, 1.2, 0.0, wd, 0.06, 0.05)
    for s in (-1, 1):
        box(0.07, 0.07, 0.42, s * (w / 2 + 0.02), 0.0, 0, wd, 0.01)
    for s in (-1, 1):
        box(0.06, 0.06, 0.2, s * (w / 2 - 0.05), -l + 0.06, 0, wd, 0.01)
