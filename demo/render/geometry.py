"""geometry"""
from math import pi
import bpy
import math
import numpy as np
from scene_graph import link


def mesh(verts, faces, mat, smooth=False, uvs=None, name="m", frnd=None):
    """An object of the given vertices and faces; uvs are per face corner, frnd one random tone per face."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    if uvs is not None:
        ul = me.uv_layers.new(name="UVMap")
        flat = np.array([c for f in uvs for p in f for c in p], dtype=np.float32)
        ul.data.foreach_set("uv", flat)
    if frnd is not None:
        a = me.attributes.new("rnd", "FLOAT", "FACE")
        a.data.foreach_set("value", frnd)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(faces))
    me.materials.append(mat)
    me.update()
    return link(bpy.data.objects.new(name, me))


def box(sx, sy, sz, x=0, y=0, z=0, mat=None, bevel=0.004, rot=0, seg=2, tilt=None):
    """centre x,y; z = bottom. UV in metres, u along the longest edge."""
    X, Y, Z = sx / 2, sy / 2, sz / 2
    ax = max(range(3), key=lambda i: (sx, sy, sz)[i])
    v = [(i * X, j * Y, k * Z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    nax = [0, 0, 1, 1, 2, 2]
    uvs = []
    for face, na in zip(f, nax):
        axes = [a for a in range(3) if a != na]
        if ax in axes:
            axes.remove(ax)
            axes = [ax] + axes
        uvs.append([(v[i][axes[0]], v[i][axes[1]]) for i in face])
    o = mesh(v, f, mat, uvs=uvs, name="box")
    o.location = (x, y, z + Z)
    o.rotation_euler = (0, 0, math.radians(rot))
    if tilt:
        o.rotation_euler = tuple((math.radians(a) for a in tilt))
    b = min(bevel, 0.45 * min(sx, sy, sz))
    if b > 0.0005:
        m = o.modifiers.new("b", "BEVEL")
        m.width = b
        m.segments = seg
        m.limit_method = "ANGLE"
    return o


def cyl(r, h, x=0, y=0, z=0, mat=None, r2=None, n=32, tilt=None, bevel=0.003):
    """A cylinder or cone standing at z, with softened edges."""
    r2 = r if r2 is None else r2
    return lathe(
        [
            (0, 0),
            (r - min(bevel, r * 0.3), 0),
            (r, min(bevel, h * 0.3)),
            (r2, h - min(bevel, h * 0.3)),
            (r2 - min(bevel, r2 * 0.3), h),
            (0, h),
        ],
        x,
        y,
        z,
        mat,
        n,
        tilt=tilt,
        sharp=True,
    )


def lathe(prof, x=0, y=0, z=0, mat=None, n=40, tilt=None, sharp=False):
    """A turned body: prof is its outline as (radius, height) points."""
    V, F, U = [], [], []
    L = [0]
    for a, b in zip(prof, prof[1:]):
        L.append(L[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    for i in range(n):
        a = 2 * pi * i / n
        for r, h in prof:
            V.append((max(r, 1e-05) * math.cos(a), max(r, 1e-05) * math.sin(a), h))
    m = len(prof)
    for i in range(n):
        k = (i + 1) % n
        for j in range(m - 1):
            F.append((i * m + j, k * m + j, k * m + j + 1, i * m + j + 1))
            rr = max(prof[j][0], prof[j + 1][0])
            u0, u1 = i / n * 2 * pi * rr, (i + 1) / n * 2 * pi * rr
            if abs(prof[j][1] - prof[j + 1][1]) < 0.25 * abs(prof[j][0] - prof[j + 1][0]):
                U.append([V[q][:2] for q in F[-1]])
            else:
                U.append([(L[j], u0), (L[j], u1), (L[j + 1], u1), (L[j + 1], u0)])
    o = mesh(V, F, mat, True, U, "lathe")
    o.location = (x, y, z)
    if tilt:
        o.rotation_euler = tuple((math.radians(a) for a in tilt))
    if sharp:
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(35)
    return o


def smoothprof(pts, k=5):
    """Catmull-Rom through profile points."""
    P = [pts[0]] + list(pts) + [pts[-1]]
    out = []
    for i in range(1, len(P) - 2):
        for s in range(k):
            t = s / k
            out.append(
                tuple(
                    (
                        0.5
                        * (
                            2 * P[i][c]
                            + (-P[i - 1][c] + P[i + 1][c]) * t
                            + (2 * P[i - 1][c] - 5 * P[i][c] + 4 * P[i + 1][c] - P[i + 2][c]) * t * t
                            + (-P[i - 1][c] + 3 * P[i][c] - 3 * P[i + 1][c] + P[i + 2][c]) * t**3
                        )
                        for c in range(len(pts[0]))
                    )
                )
            )
    out.append(tuple(pts[-1]))
    return out


def tube(pts, r, mat, cyclic=False, smooth=True, res=3):
    """A round rod of radius r along the points."""
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*q, 1)
    sp.use_cyclic_u = cyclic
    sp.use_smooth = smooth
    cu.materials.append(mat)
    return link(bpy.data.objects.new("tube", cu))


def array(o, count, off):
    """Repeats an object `count` times at distance off."""
    m = o.modifiers.new("a", "ARRAY")
    m.count = count
    m.use_relative_offset = False
    m.use_constant_offset = True
    m.constant_offset_displace = off
    return o


def frame_rect(x0, x1, z0, z1, y, mat, w=0.03, d=0.018):
    """picture-frame moulding on a wall plane facing -y."""
    box(x1 - x0, d, w, (x0 + x1) / 2, y - d / 2, z0, mat, 0.006)
    box(x1 - x0, d, w, (x0 + x1) / 2, y - d / 2, z1 - w, mat, 0.006)
    box(w, d, z1 - z0 - 2 * w, x0 + w / 2, y - d / 2, z0 + w, mat, 0.006)
    box(w, d, z1 - z0 - 2 * w, x1 - w / 2, y - d / 2, z0 + w, mat, 0.006)
