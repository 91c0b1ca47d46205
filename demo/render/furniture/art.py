"""Framed pictures, drawn with geometry and procedural colour."""
from math import pi
from mathutils import Vector
from mathutils import noise
import math
from chance import pick, rnd, rng
from geometry import box, mesh, smoothprof, tube
from materials import m_paint
from node_tree import NodeTree
from scene_graph import Group


def disc(x, z, r, y, m, a0=0, a1=360, sx=1, sz=1):
    """A disc, or the sector from a0 to a1 degrees, on the wall plane y."""
    n = 48
    V = [(x, y, z)] + [
        (
            x + sx * r * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
            y,
            z + sz * r * math.sin(math.radians(a0 + (a1 - a0) * i / n)),
        )
        for i in range(n + 1)
    ]
    mesh(V, [(0, i, i + 1) for i in range(1, n + 1)], m)


def polygon(pts, y, m):
    """A flat shape of (x, z) points on the wall plane y."""
    mesh([(a, y, b) for a, b in pts], [tuple(range(len(pts)))], m)


def art(w, h, kind, cols, frame=None, mat_w=0.0, fr=0.022):
    """centre at origin of wall plane; y=0 is the wall."""
    bg = m_paint(cols[0], 0.9)
    C = [m_paint(c, 0.9) for c in cols]
    with Group() as g:
        iw, ih = w, h
        if frame:
            for sx, sz, px, pz in (
                (w + 2 * fr, fr, 0, h / 2 + fr / 2),
                (w + 2 * fr, fr, 0, -h / 2 - fr / 2),
                (fr, h, -w / 2 - fr / 2, 0),
                (fr, h, w / 2 + fr / 2, 0),
            ):
                box(sx, 0.028, sz, px, -0.014, pz - sz / 2, frame, 0.003)
        box(w, 0.012, h, 0, -0.01, -h / 2, m_paint("#f6f2ea", 0.9) if mat_w else bg, 0)
        if mat_w:
            iw, ih = w - 2 * mat_w, h - 2 * mat_w
            box(iw, 0.002, ih, 0, -0.0165, -ih / 2, bg, 0)
        y = -0.0185
        if kind == "arches":
            _art_arches(iw, y, C, ih)
        elif kind == "sun":
            _art_sun(y, iw, ih, C)
        elif kind == "blobs":
            _art_blobs(iw, ih, y, C)
        elif kind == "field":
            _art_field(w, cols, iw, ih)
        elif kind == "sea":
            _art_sea(ih, iw, y, C)
        elif kind == "line":
            _art_line(y, iw, ih, C)
        elif kind == "botanic":
            _art_botanic(iw, y, ih, C)
        elif kind == "geo":
            _art_geo(iw, ih, y, C)
        elif kind == "fan":
            for i in range(9):
                r = iw * 0.46 * (1 - i / 9)
                disc(0, -ih * 0.3, r, y - 0.0005 * i, C[i % len(C)], 0, 180, 1, 1.55)
        elif kind == "landscape":
            _art_landscape(ih, iw)
        elif kind == "photo":
            _art_photo(w, iw, ih)
    return g


def _art_arches(iw, y, C, ih):
    for i, r in enumerate((0.44, 0.34, 0.24, 0.14)):
        disc(0, -ih * 0.1, r * iw, y - 0.0006 * i, C[1 + i % (len(C) - 1)], 0, 180)
        polygon(
            [(-r * iw, -ih * 0.38), (r * iw, -ih * 0.38), (r * iw, -ih * 0.099), (-r * iw, -ih * 0.099)],
            y - 0.0006 * i,
            C[1 + i % (len(C) - 1)],
        )
    disc(iw * 0.2, ih * 0.33, iw * 0.1, y, C[1])


def _art_sun(y, iw, ih, C):
    disc(iw * rnd(-0.12, 0.12), ih * 0.16, iw * 0.22, y, C[1])
    for i in range(3):
        z0 = -ih * (0.02 + 0.13 * i)
        sv = rnd(0, 9)
        pts = [
            (-iw / 2 + iw * k / 24, z0 + noise.noise(Vector((k * 0.13 + sv, i, 0))) * ih * 0.13) for k in range(25)
        ]
        polygon(pts + [(iw / 2, -ih / 2), (-iw / 2, -ih / 2)], y - 0.0006 * (i + 1), C[2 + i % (len(C) - 2)])


def _art_blobs(iw, ih, y, C):
    for i in range(5):
        cx = rnd(-0.25, 0.25) * iw
        cz = rnd(-0.3, 0.3) * ih
        r = rnd(0.12, 0.3) * iw
        sv = rnd(0, 9)
        pts = [
            (
                max(
                    -iw / 2,
                    min(
                        iw / 2,
                        cx
                        + r
                        * (1 + 0.5 * noise.noise(Vector((math.cos(t) + sv, math.sin(t), 0))))
                        * math.cos(t)
                        * 1.0,
                    ),
                ),
                max(
                    -ih / 2,
                    min(
                        ih / 2,
                        cz
                        + r
                        * 1.25
                        * (1 + 0.5 * noise.noise(Vector((math.cos(t) + sv, math.sin(t), 3))))
                        * math.sin(t),
                    ),
                ),
            )
            for t in [2 * pi * k / 60 for k in range(60)]
        ]
        polygon(pts, y - 0.0006 * i, C[1 + i % (len(C) - 1)])


def _art_field(w, cols, iw, ih):
    t = NodeTree("field")
    v = t.coord("Object")
    n1 = t.noise(v, 1.6 / max(w, 0.5), 8, 0.68, 1.4)
    n2 = t.noise(v, 26, 3)
    style = [(0.34 + 0.32 * i / (len(cols) - 1), c) for i, c in enumerate(cols)]
    c = t.ramp(n1.outputs[0], style)
    t.pbr(col=c, rough=0.8, normal=t.bump(n2.outputs[0], 0.5, 0.004))
    box(iw, 0.002, ih, 0, -0.019, -ih / 2, t.m, 0)


def _art_sea(ih, iw, y, C):
    for i in range(5):
        z1 = -ih / 2
        sv = rnd(0, 9)
        pts = [
            (
                -iw / 2 + iw * k / 30,
                ih / 2 if i == 0 else ih * (0.5 - 0.19 * i) + noise.noise(Vector((k * 0.2 + sv, i, 0))) * ih * 0.03,
            )
            for k in range(31)
        ]
        polygon(pts + [(iw / 2, z1), (-iw / 2, z1)], y - 0.0006 * i, C[min(i, len(C) - 1)])


def _art_line(y, iw, ih, C):
    for q in range(2):
        sv = rnd(0, 99)
        pts = [
            (
                noise.noise(Vector((k * 0.06 + sv, 0, 0))) * iw * 0.85,
                y - 0.001,
                noise.noise(Vector((0, k * 0.05 + sv, 7))) * ih * 0.85,
            )
            for k in range(46)
        ]
        pts = [(max(-iw * 0.46, min(iw * 0.46, a)), b_, max(-ih * 0.46, min(ih * 0.46, c_))) for a, b_, c_ in pts]
        tube(smoothprof(pts, 3), 0.005, C[1])
    disc(iw * rnd(-0.2, 0.2), ih * rnd(-0.2, 0.2), iw * 0.17, y + 0.0006, C[2 % len(C)])


def _art_botanic(iw, y, ih, C):
    x0 = iw * 0.02
    pts = smoothprof([(x0, y, -ih * 0.4), (x0 + iw * 0.05, y, -ih * 0.05), (x0 - iw * 0.04, y, ih * 0.36)])
    tube(pts, 0.003, C[1])
    for k in range(3, len(pts)):
        for s in (-1, 1):
            px, pz = pts[k][0], pts[k][2]
            L = iw * 0.26 * (1 - 0.5 * k / len(pts))
            a = math.radians(38)
            n = 10
            up = [
                (
                    px + s * L * t / n * math.cos(a) - s * math.sin(a) * L * 0.16 * math.sin(pi * t / n) * s,
                    pz + L * t / n * math.sin(a) + math.cos(a) * L * 0.16 * math.sin(pi * t / n),
                )
                for t in range(n + 1)
            ]
            dn = [
                (px + s * L * t / n * math.cos(a), pz + L * t / n * math.sin(a) - L * 0.13 * math.sin(pi * t / n))
                for t in range(n, -1, -1)
            ]
            polygon(up + dn, y - 0.0004 * k, C[1 + k % 2])


def _art_geo(iw, ih, y, C):
    n = 3
    c = iw / n
    m_ = int(ih / c) or 1
    cz = ih / m_
    for i in range(n):
        for j in range(m_):
            x0, z0 = -iw / 2 + i * c, -ih / 2 + j * cz
            a = pick(0, 90, 180, 270)
            ox, oz = {0: (0, 0), 90: (c, 0), 180: (c, cz), 270: (0, cz)}[a]
            polygon([(x0, z0), (x0 + c, z0), (x0 + c, z0 + cz), (x0, z0 + cz)], y, rng.choice(C))
            disc(x0 + ox, z0 + oz, c, y - 0.0008, rng.choice(C), a, a + 90, 1, cz / c)


def _art_landscape(ih, iw):
    t = NodeTree("land")
    v = t.coord("Object", rnd_off=False)
    sp = t.n("SeparateXYZ", {0: v})
    n1 = t.noise(v, 3.2, 7, 0.65, 0.6)
    f = t.math("ADD", t.math("MULTIPLY", sp.outputs[2], 0.8 / ih), t.math("MULTIPLY", n1.outputs[0], 0.42))
    f = t.math("ADD", f, 0.28)
    t.pbr(
        col=t.ramp(
            f,
            [
                (0.12, "#2e2a1c"),
                (0.3, "#5d5a34"),
                (0.44, "#8c7f4e"),
                (0.52, "#b8b08a"),
                (0.6, "#d8cfae"),
                (0.8, "#9fb0b4"),
            ],
        ),
        rough=0.5,
        spec=0.4,
    )
    o = box(iw, 0.002, ih, 0, -0.019, 0, t.m, 0)
    o.location[2] = 0


def _art_photo(w, iw, ih):
    t = NodeTree("ph")
    v = t.coord("Object")
    n1 = t.noise(v, 2.2 / w, 9, 0.72, 2.2)
    t.pbr(col=t.ramp(n1.outputs[0], [(0.3, "#151515"), (0.5, "#6d6d6d"), (0.68, "#e4e2de")]), rough=0.3)
    box(iw, 0.002, ih, 0, -0.019, -ih / 2, t.m, 0)
