"""Building shader node trees in a line instead of a page."""
import bpy

from colour import linear_rgb

_made = {}


class NodeTree:
    """A material under construction, with shorthands for shader nodes."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new("ShaderNodeOutputMaterial")

    def n(s, typ, _in=None, **kw):
        nd = s.t.nodes.new("ShaderNode" + typ)
        for k, v in kw.items():
            setattr(nd, k, v)
        for k, v in (_in or {}).items():
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, nd.inputs[k])
            else:
                nd.inputs[k].default_value = v
        return nd

    def coord(s, kind="UV", scale=(1, 1, 1), rnd_off=True):
        tc = s.n("TexCoord")
        v = tc.outputs[kind]
        if rnd_off:
            oi = s.n("ObjectInfo")
            m = s.n("Math", {0: oi.outputs["Random"], 1: 37.0}, operation="MULTIPLY")
            v = s.n("VectorMath", {0: v, 1: m.outputs[0]}, operation="ADD").outputs[0]
        return s.n("VectorMath", {0: v, 1: scale}, operation="MULTIPLY").outputs[0]

    def noise(s, v, scale, detail=4, rough=0.5, dist=0):
        return s.n(
            "TexNoise", {"Vector": v, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist}
        )

    def ramp(s, f, stops):
        r = s.n("ValToRGB", {"Fac": f})
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for i, (p, c) in enumerate(stops):
            e[i].position = p
            e[i].color = c if isinstance(c, tuple) else linear_rgb(c)
        return r.outputs[0]

    def mix(s, f, a, b, mode="MIX"):
        m = s.n("MixRGB", {"Fac": f, "Color1": a, "Color2": b}, blend_type=mode)
        return m.outputs[0]

    def math(s, op, a, b=0.0):
        return s.n("Math", {0: a, 1: b}, operation=op).outputs[0]

    def bump(s, h, strength=0.2, dist=0.01):
        return s.n("Bump", {"Height": h, "Strength": strength, "Distance": dist}).outputs[0]

    def pbr(s, **kw):
        names = {
            "col": "Base Color",
            "rough": "Roughness",
            "metal": "Metallic",
            "spec": "Specular",
            "normal": "Normal",
            "sheen": "Sheen",
            "alpha": "Alpha",
            "emit": "Emission",
            "es": "Emission Strength",
            "coat": "Clearcoat",
            "trans": "Transmission",
            "st": "Sheen Tint",
        }
        b = s.n("BsdfPrincipled", {names[k]: v for k, v in kw.items()})
        s.t.links.new(b.outputs[0], s.out.inputs[0])
        return b

    def done(s, sh):
        s.t.links.new(sh, s.out.inputs[0])
        s.m.cycles.sample_as_light = False
        return s.m


def cached(f):
    """Makes a material once per set of arguments."""

    def g(*a, **k):
        key = (f.__name__, a, tuple(sorted(k.items())))
        if key not in _made:
            _made[key] = f(*a, **k)
        return _made[key]

    return g
