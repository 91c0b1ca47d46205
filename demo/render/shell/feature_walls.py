"""What makes the back wall of a style: slats, boards, panels, wainscot, painted arch, wood veneer."""
from furniture.wall_decor import arch_shape
from geometry import array, box, frame_rect
from materials import m_brass, m_brick, m_limewash, m_paint
from colour import shade

DEPTHS = {"slats": 0.045, "wainscot": 0.045, "shiplap": 0.045, "woodpanel": 0.045, "panels": 0.0, "boards": 0.03}
"""How far a feature wall stands out into the room, in metres; furniture keeps that distance."""


def base_material(kind, colour, side_wall):
    """Material of the wall plane behind the feature."""
    if kind == "brick":
        return m_brick("#9c5640", "#7c3d2c", "#a89c8c")
    if kind == "whitebrick":
        return m_brick(colour, shade(colour, 0.95), shade(colour, 0.86))
    if kind in ("wainscot", "woodpanel", "halfpaint"):
        return side_wall
    if kind == "slats":
        return m_paint(shade(colour, 0.5))
    if kind in ("niche", "archpaint", "lime"):
        return m_limewash(colour)
    return m_paint(colour)


def build_feature(kind, look, room, base, side_wall, trim):
    """Builds the feature on the back wall of the room."""
    builder = {
        "slats": _slats,
        "shiplap": _shiplap,
        "panels": _panels,
        "wainscot": _wainscot,
        "archpaint": _painted_arch,
        "woodpanel": _veneer,
        "boards": _boards,
        "halfpaint": _half_painted,
    }.get(kind)
    if builder:
        builder(look, room, base, side_wall, trim)


def _slats(look, room, *_):
    count = int(room.W / 0.048)
    slat = box(0.026, 0.028, room.H, 0.03, room.D - 0.015, 0, look["slat"], 0.003, seg=1)
    array(slat, count, (0.048, 0, 0))


def _shiplap(look, room, base, *_):
    for row in range(int(room.H / 0.17) + 1):
        z = row * 0.17
        box(room.W, 0.018, min(0.166, room.H - z), room.W / 2, room.D - 0.009, z, base, 0.004)


def _boards(look, room, base, *_):
    """Upright tongue-and-groove boards."""
    board = box(0.116, 0.018, room.H, 0.06, room.D - 0.009, 0, base, 0.005)
    array(board, int(room.W / 0.12) + 1, (0.12, 0, 0))


def _half_painted(look, room, *_):
    """The lower half of the back wall in the style's colour, closed by a thin rail."""
    box(room.W, 0.006, 1.3, room.W / 2, room.D - 0.003, 0, m_paint(look["back"][1]), 0)
    box(room.W, 0.02, 0.03, room.W / 2, room.D - 0.01, 1.3, m_paint(look["trim"], 0.5), 0.004)


def _panels(look, room, base, *_):
    moulding = m_brass() if look.get("panelm") == "gold" else base
    count = 5 if room.W > 4.6 else 3
    width = room.W / count
    for i in range(count):
        left, right = i * width + 0.1, (i + 1) * width - 0.1
        frame_rect(left, right, 0.25, 0.82, room.D, moulding, 0.022, 0.014)
        frame_rect(left, right, 0.98, room.H - 0.28, room.D, moulding, 0.022, 0.014)


def _wainscot(look, room, base, side_wall, trim):
    W, D = room.W, room.D
    box(W, 0.02, 0.95, W / 2, D - 0.01, 0, trim, 0)
    box(W, 0.045, 0.05, W / 2, D - 0.022, 0.95, trim, 0.01)
    box(W, 0.03, 0.16, W / 2, D - 0.017, 0, trim, 0.008)
    for i in range(6):
        frame_rect(i * W / 6 + 0.09, (i + 1) * W / 6 - 0.09, 0.25, 0.86, D - 0.02, trim, 0.022, 0.014)
    for i in range(3):
        left, right = i * W / 3 + 0.14, (i + 1) * W / 3 - 0.14
        frame_rect(left, right, 1.12, room.H - 0.28, D, side_wall, 0.028, 0.016)
    length, middle = D - room.front, (D + room.front) / 2
    box(0.02, length, 0.95, W - 0.01, middle, 0, trim, 0)
    box(0.045, length, 0.05, W - 0.022, middle, 0.95, trim, 0.01)
    for i in range(5):
        near = D - (i + 1) * 1.15
        _side_frame(near + 0.09, near + 1.06, W - 0.02, trim)


def _side_frame(y0, y1, x, mat):
    """A moulding rectangle low on the right wall."""
    for z in (0.25, 0.838):
        box(0.014, y1 - y0, 0.022, x - 0.007, (y0 + y1) / 2, z, mat, 0.006)
    for y in (y0 + 0.011, y1 - 0.011):
        box(0.014, 0.022, 0.61, x - 0.007, y, 0.25, mat, 0.006)


def _painted_arch(look, room, *_):
    arch_shape(room.W * 0.5, room.D - 0.003, 1.25, 0.12, 1.0, m_limewash(look["accent"], 0.12))


def _veneer(look, room, *_):
    width = room.W / 5
    for i in range(5):
        box(width - 0.006, 0.02, room.H, width * (i + 0.5), room.D - 0.01, 0, look["panel"], 0.002)
    box(room.W, 0.03, 0.012, room.W / 2, room.D - 0.02, 2.15, m_brass(), 0)
