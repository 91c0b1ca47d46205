"""Woven patterns. Coordinates are metres from the middle of the rug."""
from colour import linear_rgb, shade
from node_tree import NodeTree, cached


@cached
def m_rug(kind, c1, c2, c3, w, d):
    """Material of a rug of w × d metres in pattern `kind`, with ground colour c1 and two more."""
    t = Weave(w, d)
    colour = PATTERNS[kind](t, c1, c2, c3)
    fine = t.noise(t.uv, 140, 3, 0.7)
    pile = t.ramp(fine.outputs[0], [(0.2, "#a0a0a0"), (0.7, "#ffffff")])
    t.pbr(
        col=t.mix(0.8, colour, pile, "MULTIPLY"),
        rough=1,
        spec=0.05,
        sheen=0.3,
        normal=t.bump(fine.outputs[0], 0.7, 0.012),
    )
    return t.m


class Weave(NodeTree):
    """A node tree with the rug's coordinates and a few shorthands for drawing on it."""

    def __init__(self, w, d):
        super().__init__("rug")
        self.w, self.d = w, d
        self.uv = self.n("TexCoord").outputs["UV"]
        self.x, self.y = self.n("SeparateXYZ", {0: self.uv}).outputs[:2]
        self.ax, self.ay = self.math("ABSOLUTE", self.x), self.math("ABSOLUTE", self.y)
        self.big = self.noise(self.uv, 2.2, 4).outputs[0]

    def step(self, value, edge, soft=0.01):
        """0 below the edge, 1 above it."""
        low, high = max(0, edge - soft), min(1, edge + soft)
        return self.ramp(value, [(low, "#000000"), (high, "#ffffff")])

    def to_edge(self):
        """Distance to the nearest edge of the rug."""
        along = self.math("SUBTRACT", self.w / 2, self.ax)
        return self.math("MINIMUM", along, self.math("SUBTRACT", self.d / 2, self.ay))

    def radius(self, x, y):
        return self.math("SQRT", self.math("ADD", self.math("MULTIPLY", x, x), self.math("MULTIPLY", y, y)))

    def angle(self, x, y):
        return self.math("ARCTAN2", y, x)

    def wobble(self, value, amount=0.025):
        """The value as a hand would weave it."""
        return self.math("ADD", value, self.math("MULTIPLY", self.noise(self.uv, 12, 2).outputs[0], amount))

    def rosette(self, x, y, size, petals):
        """0 in the heart of a flower, growing outwards; 1 at its petals' outline."""
        lobes = self.math("COSINE", self.math("MULTIPLY", self.angle(x, y), petals))
        outline = self.math("ADD", self.math("MULTIPLY", lobes, 0.22 * size), size)
        return self.math("DIVIDE", self.radius(x, y), outline)

    def cell(self, value, period, offset=0.0):
        """The value folded into cells of the given period, centred on 0."""
        shifted = self.math("ADD", value, 40 * period + period / 2 + offset)
        return self.math("SUBTRACT", self.math("MODULO", shifted, period), period / 2)


def _plain(t, c1, c2, c3):
    return t.ramp(t.big, [(0.3, shade(c1, 0.93)), (0.7, c1)])


def _diamond(t, c1, c2, c3):
    x, y = t.wobble(t.x), t.wobble(t.y)
    one = t.math("PINGPONG", t.math("ADD", x, y), 0.17)
    other = t.math("PINGPONG", t.math("SUBTRACT", x, y), 0.17)
    return t.mix(t.step(t.math("MINIMUM", one, other), 0.014, 0.006), linear_rgb(c2), linear_rgb(c1))


def _stripe(t, c1, c2, c3):
    band = t.math("PINGPONG", t.wobble(t.y), 0.11)
    return t.mix(t.step(band, 0.06, 0.006), linear_rgb(c2), linear_rgb(c1))


def _jute(t, c1, c2, c3):
    ring = t.math("PINGPONG", t.radius(t.x, t.y), 0.022)
    return t.ramp(t.math("MULTIPLY", ring, 45.0), [(0.1, shade(c1, 0.7)), (0.8, c1)])


def _jute_r(t, c1, c2, c3):
    across = t.math("MULTIPLY", t.math("PINGPONG", t.x, 0.02), 30.0)
    along = t.math("MULTIPLY", t.math("PINGPONG", t.y, 0.03), 9.0)
    return t.ramp(t.math("ADD", across, along), [(0.1, shade(c1, 0.68)), (0.8, c1)])


def _border(t, c1, c2, c3):
    return t.mix(t.step(t.to_edge(), 0.12, 0.004), linear_rgb(c2), linear_rgb(c1))


def _abstract(t, c1, c2, c3):
    field = t.noise(t.uv, 1.3, 2, 0.5, 1.3).outputs[0]
    stops = [(0.4, c1), (0.41, c2), (0.52, c2), (0.53, c3), (0.62, c3), (0.63, c1)]
    return t.mix(0.3, t.ramp(field, stops), linear_rgb(c1))


def _deco(t, c1, c2, c3):
    x = t.math("PINGPONG", t.x, 0.25)
    y = t.math("MODULO", t.math("ADD", t.y, 20.0), 0.25)
    ring = t.math("PINGPONG", t.radius(x, y), 0.03)
    return t.mix(t.step(ring, 0.018, 0.004), linear_rgb(c2), linear_rgb(c1))


def _persian(t, c1, c2, c3):
    """Field of rosettes on a diagonal lattice, a lobed medallion, and three borders."""
    colour = _rosettes(t, linear_rgb(c1), c2, c3, 0.3)
    medallion = _medallion_distance(t)
    colour = t.mix(t.step(medallion, 0.5, 0.006), linear_rgb(c3), colour)
    inside = _rosettes(t, linear_rgb(c2), c1, c3, 0.2)
    colour = t.mix(t.step(medallion, 0.485, 0.006), inside, colour)
    heart = t.math("MULTIPLY", medallion, 2.3)
    colour = t.mix(t.step(heart, 0.5, 0.012), linear_rgb(c1), colour)
    colour = t.mix(t.step(t.rosette(t.x, t.y, 0.17, 8), 0.5, 0.02), linear_rgb(c3), colour)
    edge = t.to_edge()
    wide = _border_motifs(t, edge, linear_rgb(c2), c1, c3, 0.165, 0.2)
    narrow = _border_motifs(t, edge, linear_rgb(c3), c2, c1, 0.055, 0.075)
    for distance, inner in ((0.285, linear_rgb(c3)), (0.275, wide), (0.085, linear_rgb(c3)), (0.08, narrow)):
        colour = t.mix(t.step(edge, distance, 0.002), inner, colour)
    colour = t.mix(t.step(edge, 0.022, 0.002), linear_rgb(c1), colour)
    # worn, as old rugs are
    return t.mix(0.16, colour, t.ramp(t.big, [(0.35, shade(c3, 0.8)), (0.65, c1)]))


def _flower(t, ground, x, y, size, petals, outer, inner):
    """A flower over the ground: petals in `outer`, their outline and eye in `inner`."""
    r = t.math("MULTIPLY", t.rosette(x, y, size, petals), 0.5)
    colour = t.mix(t.step(r, 0.5, 0.02), linear_rgb(inner), ground)
    colour = t.mix(t.step(r, 0.42, 0.02), linear_rgb(outer), colour)
    return t.mix(t.step(r, 0.14, 0.02), linear_rgb(inner), colour)


def _rosettes(t, ground, outer, inner, period):
    colour = _vines(t, ground, inner, period)
    for offset in (0.0, period / 2):
        x, y = t.cell(t.x, period, offset), t.cell(t.y, period, offset)
        colour = _flower(t, colour, x, y, period * (0.2 if offset else 0.27), 5 if offset else 8, outer, inner)
    return colour


def _vines(t, ground, colour, period):
    wave = t.math("MULTIPLY", t.math("SINE", t.math("MULTIPLY", t.y, 6.2832 / period)), period * 0.18)
    near = t.math("ABSOLUTE", t.cell(t.math("ADD", t.x, wave), period / 2))
    return t.mix(t.step(near, 0.006, 0.003), linear_rgb(colour), ground)


def _medallion_distance(t):
    """0.5 on the outline of a 16-lobed oval in the middle."""
    x, y = t.math("DIVIDE", t.x, t.w * 0.5), t.math("DIVIDE", t.y, t.d * 0.5)
    lobes = t.math("ABSOLUTE", t.math("COSINE", t.math("MULTIPLY", t.angle(x, y), 8.0)))
    outline = t.math("ADD", t.math("MULTIPLY", lobes, 0.1), 0.52)
    return t.math("MULTIPLY", t.math("DIVIDE", t.radius(x, y), outline), 0.5)


def _border_motifs(t, edge, ground, outer, inner, middle, period):
    """Flowers in a row along the border whose middle line lies `middle` metres from the edge."""
    along_x = t.math("LESS_THAN", t.math("SUBTRACT", t.w / 2, t.ax), t.math("SUBTRACT", t.d / 2, t.ay))
    run = t.mix(along_x, t.ax, t.ay)
    across = t.math("SUBTRACT", edge, middle)
    colour = _flower(t, ground, t.cell(run, period), across, period * 0.3, 6, outer, inner)
    small = t.cell(run, period, period / 2)
    return _flower(t, colour, small, across, period * 0.13, 4, inner, outer)


PATTERNS = {
    "plain": _plain,
    "diamond": _diamond,
    "stripe": _stripe,
    "jute": _jute,
    "jute_r": _jute_r,
    "border": _border,
    "abstract": _abstract,
    "deco": _deco,
    "persian": _persian,
}
