"""Potted plants and sprigs in vases, leaf by leaf."""
from math import pi
from mathutils import Matrix
from mathutils import Vector
import bpy
import math
from chance import pick, rnd, rng
from geometry import cyl, lathe, smoothprof, tube
from materials import m_ceramic, m_fabric, m_leaf, m_plain
from scene_graph import Group, link

_leaf_meshes = {}


def _leafmesh(L, W, bend=0.3, fold=0.15, n=5):
    V, F = [], []
    for i in range(n + 1):
        t = i / n
        w = W / 2 * math.sin(pi * min(1, t**0.8)) ** 0.8 * (1 - 0.15 * t) if 0 < t < 1 else 0.001
        y = L * t * math.cos(bend * t)
        z = -L * bend * 0.6 * t * t
        for s in (-1, 0, 1):
            V.append((s * w, y, z + abs(s) * w * fold))
    for i in range(n):
        for s in range(2):
            a = i * 3 + s
            F.append((a, a + 1, a + 4, a + 3))
    me = bpy.data.meshes.new("leaf")
    me.from_pydata(V, [], F)
    me.polygons.foreach_set("use_smooth", [True] * len(F))
    return me


def leaf(key, L, W, mat, bend=0.5, fold=0.2):
    """A leaf; leaves of one key and material share their mesh."""
    k = (key, mat.name)
    if k not in _leaf_meshes:
        me = _leafmesh(L, W, bend, fold)
        me.materials.append(mat)
        _leaf_meshes[k] = me
    return link(bpy.data.objects.new("leaf", _leaf_meshes[k]))


def orient(o, p, d, roll=0, sc=1.0, up=(0, 0, 1)):
    """Puts a leaf at p pointing along d."""
    d = Vector(d).normalized()
    x = d.cross(Vector(up))
    x = x.normalized() if x.length > 0.001 else Vector((1, 0, 0))
    z = x.cross(d)
    M = Matrix((x, d, z)).transposed().to_4x4()
    o.matrix_basis = Matrix.Translation(p) @ M @ Matrix.Rotation(roll, 4, "Y") @ Matrix.Diagonal((sc, sc, sc, 1))


def potbody(mat, r, h, soil=True):
    """A round pot of radius r and height h, with earth."""
    lathe(
        smoothprof([(0, 0), (r * 0.72, 0), (r * 0.85, h * 0.35), (r, h)], 4)
        + [(r * 0.92, h), (r * 0.88, h - 0.04), (0, h - 0.04)],
        mat=mat,
        n=40,
    )
    if soil:
        cyl(r * 0.88, 0.01, 0, 0, h - 0.045, m_fabric("#3a2a1e", bump=0.9))


def basket(r, h):
    """A woven basket of radius r and height h."""
    m = m_fabric("#c79f67", "#9a7038", 45, 0.9)
    lathe(
        smoothprof([(0, 0), (r * 0.85, 0), (r * 1.05, h * 0.5), (r * 0.95, h)], 4)
        + [(r * 0.9, h), (r * 0.85, h - 0.05), (0, h - 0.05)],
        mat=m,
        n=40,
    )
    for k in range(int(h / 0.035)):
        z = 0.03 + k * 0.035
        t = z / h
        rr = r * (0.85 + 0.22 * math.sin(min(1, t) * pi * 0.62))
        tube(
            [(rr * math.cos(math.radians(a)), rr * math.sin(math.radians(a)), z) for a in range(0, 360, 12)],
            0.013,
            m,
            True,
        )


def pot_plant(kind, size=1.5, look=None, pot="ceramic"):
    """kind: ficus, olive, palm, snake, monstera, trail, pampas, branch"""
    g1, g2 = m_leaf("#4d6b35"), m_leaf("#39592f")
    bark = m_fabric("#6f5a45", bump=0.8)
    pm = m_ceramic(rng.choice(look["ceramic"])) if look else m_ceramic("#d8d2c8")
    with Group() as g:
        ph = min(0.36, 0.2 * size + 0.06)
        pr = ph * 0.56
        if kind not in ("trail",):
            if pot == "basket":
                basket(pr * 1.1, ph)
            else:
                potbody(pm, pr, ph)
        if kind in ("ficus", "olive"):
            _plant_ficus_or_olive(kind, g1, size, ph, bark)
        elif kind == "palm":
            _plant_palm(size, ph, g1)
        elif kind == "snake":
            _plant_snake(ph, size)
        elif kind == "monstera":
            _plant_monstera(size, ph, g2)
        elif kind == "trail":
            _plant_trail(pm, size, g1)
    return g


def _plant_ficus_or_olive(kind, g1, size, ph, bark):
    L, Wd, n, m = (0.27, 0.17, 22, g1) if kind == "ficus" else (0.1, 0.026, 210, m_leaf("#76895c"))
    stems = pick(2, 3) if kind == "ficus" else 1
    for s in range(stems):
        a0 = rnd(0, 6.28)
        top = size * (0.95 if s == 0 else rnd(0.6, 0.8))
        pts = smoothprof(
            [
                (0, 0, ph - 0.05),
                (0.04 * math.cos(a0), 0.04 * math.sin(a0), ph + (top - ph) * 0.4),
                (0.12 * math.cos(a0) * (s + 0.4), 0.12 * math.sin(a0) * (s + 0.4), top),
            ]
        )
        tube(pts, 0.012 if kind == "ficus" else 0.018, bark)
        if kind == "ficus":
            for k in range(n):
                t = 0.38 + 0.62 * k / n
                p = Vector(pts[int(t * (len(pts) - 1))])
                a = k * 2.4 + rnd(-0.3, 0.3)
                o = leaf("ficus", L, Wd, m, 0.7, 0.25)
                orient(
                    o,
                    p,
                    (math.cos(a), math.sin(a), rnd(0.55, 1.3)),
                    rnd(-0.4, 0.4),
                    rnd(0.75, 1.15) * min(1.2, size / 1.35),
                )
        else:
            for b in range(22):
                t = rnd(0.42, 1)
                p = Vector(pts[int(t * (len(pts) - 1))])
                a = b * 2.4
                ln = size * rnd(0.16, 0.34)
                q = p + Vector((math.cos(a) * ln, math.sin(a) * ln, ln * rnd(0.3, 1.0)))
                mid = (p + q) / 2 + Vector((0, 0, ln * 0.12))
                bp = smoothprof([tuple(p), tuple(mid), tuple(q)])
                tube(bp, 0.005, bark)
                for k in range(46):
                    pp = Vector(bp[int(rnd(0.2, 1) * (len(bp) - 1))])
                    aa = rnd(0, 6.28)
                    o = leaf("olive", L, Wd, m, 0.3, 0.1)
                    orient(o, pp, (math.cos(aa), math.sin(aa), rnd(0.0, 0.9)), rnd(-1, 1), rnd(0.8, 1.3))


def _plant_palm(size, ph, g1):
    for k in range(15):
        a = k * 2.4
        ln = size * rnd(0.55, 0.8)
        up = rnd(0.9, 1.9)
        pts = []
        for i in range(14):
            t = i / 13
            pts.append(
                (
                    math.cos(a) * ln * 0.62 * t**1.25,
                    math.sin(a) * ln * 0.62 * t**1.25,
                    ph - 0.03 + ln * (up * 0.62 * t - 0.42 * t * t * up * 0.55),
                )
            )
        tube(pts, 0.006, m_leaf("#7c8a45"), res=1)
        for i in range(4, 14):
            for s in (-1, 1):
                d = Vector(pts[i]) - Vector(pts[i - 1])
                d.normalize()
                side = d.cross(Vector((0, 0, 1))).normalized() * s
                o = leaf("palm", 0.27, 0.032, g1, 0.55, 0.1)
                orient(
                    o,
                    pts[i],
                    side * 0.85 + d * 0.75 + Vector((0, 0, 0.1)),
                    0,
                    (1.1 - abs(i / 13 - 0.55) * 0.8) * size / 1.5 * rnd(0.85, 1.1),
                )


def _plant_snake(ph, size):
    for k in range(13):
        a = k * 2.4
        r = 0.02 + 0.05 * (k / 13)
        o = leaf("snake", 0.62, 0.075, m_leaf("#50693f", 0.35), -0.08, 0.35)
        orient(
            o,
            (r * math.cos(a), r * math.sin(a), ph - 0.05),
            (0.16 * math.cos(a), 0.16 * math.sin(a), 1),
            rnd(0, 6),
            rnd(0.6, 1.1) * size / 0.9,
            up=(math.cos(a), math.sin(a), 0),
        )


def _plant_monstera(size, ph, g2):
    for k in range(19):
        a = k * 2.4
        ln = size * rnd(0.35, 0.75)
        out = rnd(0.35, 0.75)
        q = Vector((math.cos(a) * ln * out, math.sin(a) * ln * out, ph + ln * (1.15 - out * 0.6)))
        tube(
            smoothprof([(0, 0, ph - 0.04), tuple(q * 0.55 + Vector((0, 0, ph * 0.4))), tuple(q)]), 0.007, g2, res=1
        )
        o = leaf("mon", 0.36, 0.3, g2, 0.65, 0.16)
        orient(o, q, (math.cos(a) * 0.75, math.sin(a) * 0.75, -0.6), rnd(-0.5, 0.5), rnd(0.7, 1.1) * size / 1.05)


def _plant_trail(pm, size, g1):
    potbody(pm, size * 0.55, size * 0.75)
    for k in range(16):
        a = k * 2.4
        pts = smoothprof(
            [
                (0, 0, size * 0.7),
                (size * 0.6 * math.cos(a), size * 0.6 * math.sin(a), size * 0.95),
                (size * 0.8 * math.cos(a), size * 0.75 * math.sin(a), size * rnd(-0.6, 0.5)),
            ]
        )
        for i in range(1, len(pts), 2):
            o = leaf("trail", 0.055, 0.042, g1, 0.5, 0.2)
            orient(
                o,
                pts[i],
                (math.cos(a + rnd(-1, 1)), math.sin(a + rnd(-1, 1)), rnd(-0.5, 0.4)),
                rnd(-0.6, 0.6),
                rnd(0.8, 1.3),
            )


def sprig(kind="olive", h=0.5):
    """What stands in a vase: pampas, branch, olive or eucalyptus; h metres tall."""
    with Group() as g:
        if kind == "pampas":
            _sprig_pampas(h)
        elif kind == "branch":
            _sprig_branch(h)
        else:
            m = m_leaf("#76875c" if kind == "olive" else "#5f7f4d")
            for k in range(7):
                a = rnd(0, 6.28)
                s = rnd(0.1, 0.4) * h
                top = Vector((math.cos(a) * s, math.sin(a) * s, h * rnd(0.7, 1.1)))
                pts = smoothprof([(0, 0, 0), tuple(top * 0.5 + Vector((0, 0, h * 0.12))), tuple(top)])
                tube(pts, 0.0025, m_fabric("#6f5a45"), res=1)
                for i in range(2, len(pts)):
                    for q in range(2 if kind == "olive" else 3):
                        b = rnd(0, 6.28)
                        o = leaf(
                            "sp" + kind,
                            0.07 if kind == "olive" else 0.06,
                            0.018 if kind == "olive" else 0.045,
                            m,
                            0.4,
                            0.1,
                        )
                        orient(
                            o,
                            pts[i],
                            (math.cos(b), math.sin(b), rnd(0, 1)),
                            rnd(-1, 1),
                            rnd(0.7, 1.2) * (h / 0.4) ** 0.5,
                        )
    return g


def _sprig_pampas(h):
    for k in range(9):
        a = rnd(0, 6.28)
        s = rnd(0.05, 0.22)
        hh = h * rnd(0.75, 1.1)
        top = Vector((math.cos(a) * s, math.sin(a) * s, hh))
        tube(
            smoothprof([(0, 0, 0), tuple(top * 0.55 + Vector((0, 0, 0.03))), tuple(top)]),
            0.0022,
            m_plain("#bfa77d", 0.8),
            res=1,
        )
        m = m_fabric("#dcc7a2", "#f0e2c6", 60, 0.9, 0.6)
        for j in range(70):
            t = j / 70
            b = rnd(0, 6.28)
            p = top * (0.62 + 0.4 * t)
            o = leaf("pamp", 0.085, 0.006, m, 0.8, 0.0)
            orient(
                o,
                p,
                (math.cos(b) * 0.55 + math.cos(a) * 0.3, math.sin(b) * 0.55 + math.sin(a) * 0.3, 0.9 - 0.3 * t),
                rnd(0, 3),
                (1.15 - t * 0.7) * h / 0.7,
            )


def _sprig_branch(h):
    br = m_fabric("#5b4636", bump=0.6)
    for k in range(4):
        a = rnd(0, 6.28)
        p = Vector((0, 0, 0))
        pts = [tuple(p)]
        for i in range(6):
            p = p + Vector(
                (math.cos(a) * 0.05 * h + rnd(-0.03, 0.03), math.sin(a) * 0.05 * h + rnd(-0.03, 0.03), h / 6)
            )
            pts.append(tuple(p))
        tube(smoothprof(pts, 3), 0.004, br, res=1)
        for j in range(5):
            q = Vector(pts[2 + j % 5])
            d = Vector((rnd(-1, 1), rnd(-1, 1), 0.8)).normalized() * h * rnd(0.12, 0.25)
            tube([tuple(q), tuple(q + d)], 0.0025, br, res=1)
            for i in range(5):
                lathe(
                    [(0, 0), (0.008, 0.006), (0.006, 0.016), (0, 0.02)],
                    *q + d * rnd(0.3, 1),
                    m_plain("#efe3dc", 0.8),
                    8
                )
