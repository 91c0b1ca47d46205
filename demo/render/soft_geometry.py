"""soft_geometry"""
from math import pi
from mathutils import Matrix
from mathutils import Vector
from mathutils import noise
import math
from chance import rnd
from geometry import mesh, smoothprof


def softbox(sx, sy, sz, x=0, y=0, z=0, mat=None, r=0.05, puff=0.02, rot=0, tilt=None, wob=0.006, n=6):
    """A rounded, slightly puffed block of upholstery, standing at z; r rounds its edges, puff swells it, wob is unevenness."""
    H = (sx / 2, sy / 2, sz / 2)
    r = min(r, *(h * 0.98 for h in H))

    def ticks(h):
        a = [-h + r * (1 - math.cos(pi / 2 * i / 4)) for i in range(4)]
        inner = [-(h - r) + 2 * (h - r) * i / n for i in range(n + 1)] if h - r > 0.0001 else [0.0]
        return a + inner + [-t for t in reversed(a)]

    T = [ticks(h) for h in H]
    V, F, idx = [], [], {}

    def vid(p):
        k = tuple((round(c, 5) for c in p))
        if k not in idx:
            q = [max(-(H[i] - r), min(H[i] - r, p[i])) for i in range(3)]
            d = Vector([p[i] - q[i] for i in range(3)])
            L = d.length
            d = d / L if L > 1e-06 else Vector((0, 0, 0))
            c = Vector(q) + d * r
            u, v, w = c[0] / H[0], c[1] / H[1], c[2] / H[2]
            c[2] += puff * (1 - u * u) * (1 - v * v) * (1 if w > 0 else -0.5) * abs(w)
            c[1] += puff * 0.7 * (1 - u * u) * (1 - w * w) * (1 if v > 0 else -1) * abs(v)
            c[0] += puff * 0.5 * (1 - v * v) * (1 - w * w) * (1 if u > 0 else -1) * abs(u)
            nv = _wobble(c * 2.6 + seedv) * wob
            idx[k] = len(V)
            V.append(tuple(c + nv))
        return idx[k]

    seedv = Vector((rnd(0, 99), rnd(0, 99), rnd(0, 99)))
    for a in range(3):
        b, c = [(1, 2), (2, 0), (0, 1)][a]
        for s in (-1, 1):
            for i in range(len(T[b]) - 1):
                for j in range(len(T[c]) - 1):
                    q = []
                    for ii, jj in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        p = [0, 0, 0]
                        p[a] = s * H[a]
                        p[b] = T[b][ii]
                        p[c] = T[c][jj]
                        q.append(vid(p))
                    q = list(dict.fromkeys(q))
                    if len(q) >= 3:
                        F.append(tuple(q if s > 0 else q[::-1]))
    o = mesh(V, F, mat, True, name="soft")
    o.location = (x, y, z + sz / 2)
    o.rotation_euler = tuple((math.radians(t) for t in tilt)) if tilt else (0, 0, math.radians(rot))
    return o


def _wobble(p):
    """Three independent noise values at a point; mathutils' own noise_vector differs from run to run."""
    return Vector([noise.noise(p + Vector((31.7 * i, 17.3 * i, 0))) for i in range(3)])


def cushion(w, h, t, x, y, z, mat, rot=0, lean=18, roll=0):
    """scatter cushion standing at z (bottom edge), leaning back towards +y."""
    n = 14
    V, F = [], []
    sv = Vector((rnd(0, 99), rnd(0, 99), 0))
    for s in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = -1 + 2 * i / n, -1 + 2 * j / n
                th = t / 2 * max(0, (1 - u**4) * (1 - v**4)) ** 0.55
                px = u * w / 2 * (1 - 0.07 * (1 - v * v) * abs(u) ** 3)
                pz = v * h / 2 * (1 - 0.07 * (1 - u * u) * abs(v) ** 3)
                nz = noise.noise(Vector((u * 1.7, v * 1.7, s)) + sv) * 0.012
                V.append((px, -s * (th + nz * min(1, th / (0.2 * t))), pz))
    m = n + 1
    for k in (0, 1):
        for i in range(n):
            for j in range(n):
                q = [
                    k * m * m + i * m + j,
                    k * m * m + (i + 1) * m + j,
                    k * m * m + (i + 1) * m + j + 1,
                    k * m * m + i * m + j + 1,
                ]
                F.append(tuple(q if k == 0 else q[::-1]))
    o = mesh(V, F, mat, True, name="cush")
    o.location = (x, y, z + h / 2 * math.cos(math.radians(lean)) - 0.01)
    o.rotation_mode = "XYZ"
    o.matrix_basis = (
        Matrix.Translation(o.location)
        @ Matrix.Rotation(math.radians(rot), 4, "Z")
        @ Matrix.Rotation(math.radians(-lean), 4, "X")
        @ Matrix.Rotation(math.radians(roll), 4, "Y")
    )
    return o


def drape(path, width, mat, x=0, y=0, z=0, rot=0, thick=0.014, fold=0.012, n=28):
    """cloth strip following a side profile [(y,z)...], extruded along x with soft folds."""
    P = smoothprof(path, 6)
    V, F = [], []
    sv = rnd(0, 50)
    m = len(P)
    for i in range(n + 1):
        u = i / n
        px = (u - 0.5) * width
        for j, (py, pz) in enumerate(P):
            a = (
                noise.noise(Vector((u * 5 + sv, j * 0.08, 0))) * fold * 2
                + math.sin(u * 11 + sv + j * 0.02) * fold * 0.5
            )
            b = P[min(j + 1, m - 1)]
            c = P[max(j - 1, 0)]
            ty, tz = b[0] - c[0], b[1] - c[1]
            L = math.hypot(ty, tz) or 1
            V.append(
                (
                    px + noise.noise(Vector((sv, j * 0.15, i * 0.1))) * 0.015,
                    py - tz / L * (a + thick),
                    pz + ty / L * (a + thick),
                )
            )
    for i in range(n):
        for j in range(m - 1):
            F.append((i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j))
    o = mesh(V, F, mat, True, name="drape")
    o.location = (x, y, z)
    o.rotation_euler = (0, 0, math.radians(rot))
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = thick
    s.offset = 0
    b = o.modifiers.new("ss", "SUBSURF")
    b.render_levels = 1
    return o
