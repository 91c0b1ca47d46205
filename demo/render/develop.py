"""From render passes to a picture: denoise, recombine, bloom, expose, tone-map, save."""
import bpy
import numpy as np

from denoise import LUMA, denoise

TARGET_MEDIAN = 0.42
"""Median linear brightness of a finished picture; a style's `key` scales it."""
SATURATION = 0.88
WHITE_BALANCE = np.array([0.972, 1.0, 1.05], np.float32)


def develop(passes, path, key=1.0, mirror=False, exposure=0.0, quality=95):
    """Writes the picture as JPEG. `key` is the brightness aimed at, `exposure` a correction in stops."""
    image = _bloom(denoise(passes["Image"], passes["Denoising Albedo"], passes["Denoising Normal"]))
    median = float(np.median(image.mean(axis=2)))
    gain = float(np.clip(TARGET_MEDIAN * key / max(median, 0.001), 0.25, 7.0))
    image = image * gain**0.85 * 2**exposure * WHITE_BALANCE
    grey = (image * LUMA).sum(axis=2, keepdims=True)
    image = np.maximum(grey + (image - grey) * SATURATION, 0)
    if mirror:
        image = image[:, ::-1]
    _save_jpeg(image, path, quality)
    return median


def _bloom(image):
    """A faint glow around lamps and windows: three blurs of what is brighter than white."""
    bright = np.minimum(np.maximum(image - 1.6, 0), 4.0)
    glow = sum(_round_blur(bright, radius) for radius in (3, 8, 20))
    return image + glow * 0.05


def _round_blur(image, radius):
    """Three box blurs, which together are nearly round; one alone shows as a square around a small lamp."""
    for _ in range(3):
        image = _box_blur(image, radius)
    return image


def _box_blur(image, radius):
    for axis in (0, 1):
        padding = [(radius + 1, radius) if a == axis else (0, 0) for a in range(3)]
        sums = np.cumsum(np.pad(image, padding, mode="edge"), axis=axis)
        size = sums.shape[axis]
        upper = np.take(sums, range(2 * radius + 1, size), axis)
        image = (upper - np.take(sums, range(0, size - 2 * radius - 1), axis)) / (2 * radius + 1)
    return image


def _save_jpeg(image, path, quality):
    height, width, _ = image.shape
    rgba = np.ones((height, width, 4), np.float32)
    rgba[:, :, :3] = image
    picture = bpy.data.images.new("picture", width, height, alpha=False, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    picture.pixels.foreach_set(rgba.ravel())
    picture.update()
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format = "JPEG"
    settings.quality = quality
    settings.color_mode = "RGB"
    picture.save_render(str(path), scene=scene)
    bpy.data.images.remove(picture)
