"""Glazed tiles on a wall facing -y, laid one by one so that each has its own tone."""
from chance import rng
from colour import shade
from geometry import box, mesh
from materials import m_paint, m_tile

SECOND_COLOUR = "#3f6f8c"
"""Some tiles of the kind `tile2` have this colour."""


def tile_wall(W, y, bottom, top, splash):
    """Tiles from x = 0 to W between two heights; splash is the look's (kind, colour, width, height); returns their top."""
    kind, colour, tile_w, tile_h = splash
    verts, faces, tones = [], [], []
    z, row = bottom, 0
    while z < top:
        x = -(tile_w / 2 if row % 2 and tile_w != tile_h else 0)
        while x < W:
            left, right = max(0, x + 0.0015), min(W, x + tile_w - 0.0015)
            if right > left:
                first = len(verts)
                corners = ((left, z), (right, z), (right, z + tile_h - 0.003), (left, z + tile_h - 0.003))
                verts += [(a, y - 0.012, b) for a, b in corners]
                faces.append(tuple(range(first, first + 4)))
                tones.append(rng.random())
            x += tile_w
        z += tile_h
        row += 1
    second = SECOND_COLOUR if kind == "tile2" else None
    mesh(verts, faces, m_tile(colour, second, 0.16, 0.12, 0.10), frnd=tones)
    grout = "#d8cbb5" if kind == "tile2" else shade(colour, 0.8)
    box(W, 0.008, z - bottom, W / 2, y - 0.005, bottom, m_paint(grout), 0)
    return z
