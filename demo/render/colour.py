"""Colours are written as sRGB hex strings; Blender wants linear light."""


def linear_rgb(hex_colour, alpha=1.0):
    """Linear RGBA of an sRGB hex colour (IEC 61966-2-1 transfer curve)."""
    digits = hex_colour.lstrip("#")
    srgb = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb) + (alpha,)


def shade(hex_colour, factor):
    """The colour made darker (factor < 1) or lighter (factor > 1), in sRGB."""
    digits = hex_colour.lstrip("#")
    srgb = [int(digits[i : i + 2], 16) for i in (0, 2, 4)]
    changed = [c * factor if factor <= 1 else c + (255 - c) * (factor - 1) for c in srgb]
    return "#%02x%02x%02x" % tuple(int(max(0, min(255, c))) for c in changed)
