"""Procedural materials. Colours are sRGB hex; every material is made once per set of arguments."""
from colour import linear_rgb, shade
from node_tree import NodeTree, cached


@cached
def m_paint(h, rough=0.85):
    """Wall paint."""
    t = NodeTree("paint")
    t.pbr(col=linear_rgb(h), rough=rough, spec=0.3)
    return t.m


@cached
def m_limewash(h, var=0.11):
    """Lime wash or clay plaster: cloudy, rough."""
    t = NodeTree("lime")
    v = t.coord("Object", rnd_off=False)
    n1 = t.noise(v, 1.1, 8, 0.65, 0.6)
    n2 = t.noise(v, 3.5, 6, 0.7, 1.2)
    n3 = t.noise(v, 30, 4)
    f = t.math("ADD", t.math("MULTIPLY", n1.outputs[0], 0.6), t.math("MULTIPLY", n2.outputs[0], 0.4))
    c = t.ramp(f, [(0.32, shade(h, 1 - var)), (0.5, h), (0.68, shade(h, 1 + var * 0.9))])
    hh = t.math("ADD", n2.outputs[0], t.math("MULTIPLY", n3.outputs[0], 0.3))
    t.pbr(col=c, rough=0.95, spec=0.15, normal=t.bump(hh, 0.35, 0.015))
    return t.m


@cached
def m_concrete(h, rough=0.55):
    """Polished concrete, cloudy in tone and sheen."""
    t = NodeTree("conc")
    v = t.coord("Object", rnd_off=False)
    n1 = t.noise(v, 0.9, 8, 0.65, 0.4)
    n2 = t.noise(v, 6, 6, 0.7)
    n3 = t.noise(v, 60, 4)
    f = t.math("ADD", t.math("MULTIPLY", n1.outputs[0], 0.65), t.math("MULTIPLY", n2.outputs[0], 0.35))
    c = t.ramp(f, [(0.33, shade(h, 0.78)), (0.5, h), (0.66, shade(h, 1.18))])
    r = t.ramp(n2.outputs[0], [(0.3, (rough - 0.15,) * 3 + (1,)), (0.7, (rough + 0.12,) * 3 + (1,))])
    t.pbr(col=c, rough=r, spec=0.4, normal=t.bump(n3.outputs[0], 0.1, 0.004))
    return t.m


@cached
def m_wood(h, dark=None, rough=0.42, grain=1.0, kind="UV", spec=0.35):
    """Wood with grain along the longest edge; each piece has its own tone."""
    dark = dark or shade(h, 0.66)
    t = NodeTree("wood")
    v = t.coord(kind)
    a = t.n("VectorMath", {0: v, 1: (1.1, 9 * grain, 9 * grain)}, operation="MULTIPLY").outputs[0]
    b = t.n("VectorMath", {0: v, 1: (4, 130, 130)}, operation="MULTIPLY").outputs[0]
    n1 = t.noise(a, 1.0, 5, 0.55, 1.1)
    n2 = t.noise(b, 1.0, 2)
    oi = t.n("ObjectInfo").outputs["Random"]
    c = t.ramp(n1.outputs[0], [(0.28, dark), (0.5, h), (0.72, shade(h, 1.13))])
    fib = t.math("MULTIPLY_ADD", n2.outputs[0], 0.34)
    fib.node.inputs[2].default_value = 0.83
    c = t.mix(1, c, fib, "MULTIPLY")
    tint = t.math("MULTIPLY_ADD", oi, 0.16)
    tint.node.inputs[2].default_value = 0.92
    c = t.mix(1, c, tint, "MULTIPLY")
    t.pbr(col=c, rough=rough, spec=spec, normal=t.bump(n2.outputs[0], 0.1, 0.003))
    return t.m


@cached
def m_plank(h, dark=None, rough=0.38, var=0.22, spec=0.4):
    """for generated plank / tile floors: uses UV (metres, u along grain) and the face attribute 'rnd'."""
    dark = dark or shade(h, 0.68)
    t = NodeTree("plank")
    at = t.n("Attribute", attribute_name="rnd").outputs["Fac"]
    v = t.n(
        "VectorMath", {0: t.n("TexCoord").outputs["UV"], 1: t.math("MULTIPLY", at, 53.0)}, operation="ADD"
    ).outputs[0]
    a = t.n("VectorMath", {0: v, 1: (1.3, 11, 1)}, operation="MULTIPLY").outputs[0]
    b = t.n("VectorMath", {0: v, 1: (5, 150, 1)}, operation="MULTIPLY").outputs[0]
    n1 = t.noise(a, 1, 5, 0.55, 1.2)
    n2 = t.noise(b, 1, 2)
    c = t.ramp(n1.outputs[0], [(0.26, dark), (0.5, h), (0.74, shade(h, 1.15))])
    fib = t.math("MULTIPLY_ADD", n2.outputs[0], 0.3)
    fib.node.inputs[2].default_value = 0.85
    c = t.mix(1, c, fib, "MULTIPLY")
    tint = t.math("MULTIPLY_ADD", at, var * 1.6)
    tint.node.inputs[2].default_value = 1 - var
    c = t.mix(1, c, tint, "MULTIPLY")
    r = t.math("MULTIPLY_ADD", n1.outputs[0], 0.22)
    r.node.inputs[2].default_value = rough - 0.08
    t.pbr(col=c, rough=r, spec=spec, normal=t.bump(n2.outputs[0], 0.12, 0.003))
    return t.m


@cached
def m_tile(h, h2=None, rough=0.35, var=0.15, bump=0.06):
    """Fired tile, each with its own tone; h2 is a second colour some tiles have."""
    t = NodeTree("tile")
    at = t.n("Attribute", attribute_name="rnd").outputs["Fac"]
    v = t.n(
        "VectorMath", {0: t.n("TexCoord").outputs["Object"], 1: t.math("MULTIPLY", at, 31.0)}, operation="ADD"
    ).outputs[0]
    n1 = t.noise(v, 5, 6, 0.6, 0.5)
    n2 = t.noise(v, 14, 3)
    c = t.ramp(n1.outputs[0], [(0.3, shade(h, 0.86)), (0.7, shade(h, 1.1))])
    if h2:
        c = t.mix(t.ramp(at, [(0.35, "#000000"), (0.75, "#ffffff")]), c, linear_rgb(h2))
    tint = t.math("MULTIPLY_ADD", at, var * 1.5)
    tint.node.inputs[2].default_value = 1 - var * 0.8
    c = t.mix(1, c, tint, "MULTIPLY")
    t.pbr(col=c, rough=rough, spec=0.45, normal=t.bump(n2.outputs[0], bump, 0.01))
    return t.m


@cached
def m_marble(h, vein, rough=0.18, scale=1.0):
    """Polished marble with veins."""
    t = NodeTree("marble")
    v = t.coord("Object")
    d = t.noise(v, 1.6 * scale, 8, 0.62)
    w = t.n(
        "VectorMath",
        {0: v, 1: t.n("VectorMath", {0: d.outputs["Color"], 1: (0.9, 0.9, 0.9)}, operation="MULTIPLY").outputs[0]},
        operation="ADD",
    ).outputs[0]
    wv = t.n("TexWave", {"Vector": w, "Scale": 0.75 * scale, "Distortion": 7, "Detail": 4, "Detail Scale": 1.4})
    n2 = t.noise(v, 2.6 * scale, 6, 0.6)
    c = t.ramp(wv.outputs["Fac"], [(0, vein), (0.045, shade(h, 0.9)), (0.16, h), (1, h)])
    c = t.mix(t.math("MULTIPLY", n2.outputs[0], 0.25), c, linear_rgb(shade(vein, 1.3)))
    t.pbr(col=c, rough=rough, spec=0.5)
    return t.m


@cached
def m_fabric(h, h2=None, scale=110, bump=0.35, sheen=0.3, rough=0.95, var=0.1):
    """Woven cloth."""
    t = NodeTree("fabric")
    v = t.coord("Object")
    n1 = t.noise(v, 6, 4)
    n2 = t.noise(v, scale, 3, 0.6)
    f = t.math("ADD", t.math("MULTIPLY", n1.outputs[0], 0.45), t.math("MULTIPLY", n2.outputs[0], 0.55))
    c = t.ramp(f, [(0.3, shade(h, 1 - var * 1.6)), (0.52, h), (0.74, h2 or shade(h, 1 + var))])
    t.pbr(col=c, rough=rough, spec=0.15, sheen=sheen, normal=t.bump(n2.outputs[0], bump, 0.006))
    return t.m


@cached
def m_boucle(h):
    """Looped wool."""
    t = NodeTree("boucle")
    v = t.coord("Object")
    vo = t.n("TexVoronoi", {"Vector": v, "Scale": 55.0})
    n2 = t.noise(v, 160, 3)
    hh = t.math("ADD", vo.outputs["Distance"], t.math("MULTIPLY", n2.outputs[0], 0.5))
    c = t.ramp(hh, [(0.1, shade(h, 1.08)), (0.75, shade(h, 0.8))])
    t.pbr(col=c, rough=1, spec=0.1, sheen=0.5, normal=t.bump(t.math("MULTIPLY", hh, -1.0), 0.6, 0.012))
    return t.m


@cached
def m_velvet(h):
    """Velvet, lighter where it is seen at an angle."""
    t = NodeTree("velvet")
    v = t.coord("Object")
    n1 = t.noise(v, 7, 5, 0.6, 0.6)
    lw = t.n("LayerWeight", {"Blend": 0.38}).outputs["Facing"]
    f = t.math("ADD", t.math("MULTIPLY", lw, 0.75), t.math("MULTIPLY", n1.outputs[0], 0.35))
    c = t.ramp(f, [(0.15, shade(h, 0.6)), (0.5, h), (0.95, shade(h, 1.38))])
    t.pbr(col=c, rough=0.7, spec=0.2, sheen=1.0, st=0.6, normal=t.bump(n1.outputs[0], 0.12, 0.02))
    return t.m


@cached
def m_leather(h, rough=0.38):
    """Worn leather."""
    t = NodeTree("leather")
    v = t.coord("Object")
    n1 = t.noise(v, 5, 6, 0.6)
    vo = t.n("TexVoronoi", {"Vector": v, "Scale": 130.0})
    c = t.ramp(n1.outputs[0], [(0.3, shade(h, 0.66)), (0.5, h), (0.72, shade(h, 1.16))])
    t.pbr(col=c, rough=rough, spec=0.5, normal=t.bump(vo.outputs["Distance"], 0.12, 0.004))
    return t.m


@cached
def m_metal(h, rough=0.3):
    """Metal."""
    t = NodeTree("metal")
    t.pbr(col=linear_rgb(h), rough=rough, metal=1.0)
    return t.m


def m_brass():
    """Brushed brass."""
    return m_metal("#cfa75c", 0.34)


def m_black():
    """Black powder-coated steel."""
    return m_plain("#15151a", 0.42)


@cached
def m_plain(h, rough=0.5, spec=0.4):
    """A plain surface."""
    t = NodeTree("plain")
    t.pbr(col=linear_rgb(h), rough=rough, spec=spec)
    return t.m


@cached
def m_ceramic(h, rough=0.45, speck=0.3):
    """Stoneware with specks."""
    t = NodeTree("ceramic")
    v = t.coord("Object")
    n1 = t.noise(v, 9, 4)
    n2 = t.noise(v, 70, 2)
    c = t.ramp(n1.outputs[0], [(0.3, shade(h, 0.88)), (0.7, shade(h, 1.06))])
    c = t.mix(
        t.math("MULTIPLY", t.ramp(n2.outputs[0], [(0.62, "#000000"), (0.7, "#ffffff")]), speck),
        c,
        linear_rgb(shade(h, 0.45)),
    )
    t.pbr(col=c, rough=rough, spec=0.45, normal=t.bump(n1.outputs[0], 0.15, 0.01))
    return t.m


@cached
def m_glass(tint="#f4fbff", fac=0.12):
    """Thin glass without refraction, which would need many more samples."""
    t = NodeTree("glass")
    tr = t.n("BsdfTransparent", {"Color": linear_rgb(tint)})
    g = t.n("BsdfGlossy", {"Roughness": 0.02})
    lw = t.n("LayerWeight", {"Blend": 0.3})
    f = t.math("ADD", t.math("MULTIPLY", t.math("POWER", lw.outputs["Facing"], 3.0), 0.55), 0.03 + fac * 0.2)
    return t.done(t.n("MixShader", {0: f, 1: tr.outputs[0], 2: g.outputs[0]}).outputs[0])


@cached
def m_mirror():
    """Mirror."""
    t = NodeTree("mirror")
    t.pbr(col=linear_rgb("#e8ebec"), rough=0.02, metal=1.0)
    return t.m


@cached
def m_emit(h, s):
    """A glowing surface; it does not take part in light sampling."""
    t = NodeTree("emit")
    return t.done(t.n("Emission", {"Color": linear_rgb(h), "Strength": s}).outputs[0])


@cached
def m_shade(h, s=1.0):
    """lamp shade: translucent cloth that glows a little."""
    t = NodeTree("shade")
    d = t.n("BsdfDiffuse", {"Color": linear_rgb(h)})
    tl = t.n("BsdfTranslucent", {"Color": linear_rgb(h)})
    mx = t.n("MixShader", {0: 0.5, 1: d.outputs[0], 2: tl.outputs[0]})
    e = t.n("Emission", {"Color": linear_rgb("#ffd9a0"), "Strength": s})
    return t.done(t.n("AddShader", {0: mx.outputs[0], 1: e.outputs[0]}).outputs[0])


@cached
def m_sheer(h, alpha=0.45, trans=0.6):
    """Curtain cloth that lets light through; alpha is how much is open."""
    t = NodeTree("sheer")
    d = t.n("BsdfDiffuse", {"Color": linear_rgb(h)})
    tl = t.n("BsdfTranslucent", {"Color": linear_rgb(h)})
    m1 = t.n("MixShader", {0: trans, 1: d.outputs[0], 2: tl.outputs[0]})
    tp = t.n("BsdfTransparent")
    return t.done(t.n("MixShader", {0: alpha, 1: m1.outputs[0], 2: tp.outputs[0]}).outputs[0])


@cached
def m_leaf(h, rough=0.45):
    """Leaf, translucent against the light."""
    t = NodeTree("leaf")
    v = t.coord("Object")
    oi = t.n("ObjectInfo").outputs["Random"]
    n1 = t.noise(v, 7, 3)
    c = t.ramp(n1.outputs[0], [(0.3, shade(h, 0.72)), (0.7, shade(h, 1.1))])
    tint = t.math("MULTIPLY_ADD", oi, 0.5)
    tint.node.inputs[2].default_value = 0.75
    c = t.mix(1, c, tint, "MULTIPLY")
    b = t.n("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Specular": 0.4})
    tl = t.n("BsdfTranslucent", {"Color": t.mix(0.5, c, linear_rgb("#a8c24a"))})
    return t.done(t.n("MixShader", {0: 0.28, 1: b.outputs[0], 2: tl.outputs[0]}).outputs[0])


@cached
def m_brick(h, h2, mortar, sc=1.0):
    """Brickwork in two tones of brick."""
    t = NodeTree("brick")
    tc = t.n("TexCoord").outputs["UV"]
    nz = t.noise(tc, 9, 3)
    v = t.n(
        "VectorMath",
        {
            0: tc,
            1: t.n("VectorMath", {0: nz.outputs["Color"], 1: (0.012, 0.012, 0)}, operation="MULTIPLY").outputs[0],
        },
        operation="ADD",
    ).outputs[0]
    b = t.n(
        "TexBrick",
        {
            "Vector": v,
            "Color1": linear_rgb(h),
            "Color2": linear_rgb(h2),
            "Mortar": linear_rgb(mortar),
            "Scale": 1.0,
            "Mortar Size": 0.0075,
            "Mortar Smooth": 0.25,
            "Bias": 0.0,
            "Brick Width": 0.235 * sc,
            "Row Height": 0.078 * sc,
        },
    )
    n1 = t.noise(tc, 22, 6, 0.65)
    n2 = t.noise(tc, 1.3, 4)
    c = t.mix(1, b.outputs["Color"], t.ramp(n1.outputs[0], [(0.25, "#8a8a8a"), (0.7, "#ffffff")]), "MULTIPLY")
    c = t.mix(0.6, c, t.ramp(n2.outputs[0], [(0.3, "#9a9a9a"), (0.7, "#ffffff")]), "MULTIPLY")
    hh = t.math("SUBTRACT", t.math("MULTIPLY", n1.outputs[0], 0.35), b.outputs["Fac"])
    t.pbr(col=c, rough=0.9, spec=0.2, normal=t.bump(hh, 0.75, 0.014))
    return t.m
