"""From render passes to a picture: denoise, recombine, bloom, expose, tone-map, save."""
import ctypes
import subprocess

import bpy
import numpy as np

from paths import BASE, CACHE

TARGET_MEDIAN = 0.42
"""Median linear brightness of a finished picture; a style's `key` scales it."""
SATURATION = 0.88
WHITE_BALANCE = np.array([0.972, 1.0, 1.05], np.float32)
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)
"""Rec. 709 luminance weights."""


def develop(passes, path, key=1.0, mirror=False, exposure=0.0, quality=95):
    """Writes the picture as JPEG. `key` is the brightness aimed at, `exposure` a correction in stops."""
    image = _bloom(_denoised(passes))
    median = float(np.median(image.mean(axis=2)))
    gain = float(np.clip(TARGET_MEDIAN * key / max(median, 0.001), 0.25, 7.0))
    image = image * gain**0.85 * 2**exposure * WHITE_BALANCE
    grey = (image * LUMA).sum(axis=2, keepdims=True)
    image = np.maximum(grey + (image - grey) * SATURATION, 0)
    if mirror:
        image = image[:, ::-1]
    _save_jpeg(image, path, quality)
    return median


def _denoised(passes):
    """Filters light and surface colour apart, so that textures stay sharp (albedo demodulation)."""
    library = _denoiser()
    depth = np.ascontiguousarray(np.minimum(passes["Depth"][:, :, 0], 60.0))
    length = np.linalg.norm(passes["Normal"], axis=2, keepdims=True)
    normal = np.ascontiguousarray(passes["Normal"] / np.maximum(length, 1e-6), dtype=np.float32)
    albedo = passes["DiffCol"]
    height, width = depth.shape

    def pointer(array):
        return array.ctypes.data_as(ctypes.c_void_p)

    def clean(light, strength, levels, normal_weight=24, albedo_weight=0.0):
        light = np.ascontiguousarray(np.nan_to_num(light), dtype=np.float32)
        library.despeckle(pointer(light), width, height, ctypes.c_float(1.15))
        weights = [ctypes.c_float(w) for w in (strength, normal_weight, 1.0, albedo_weight)]
        guides = [pointer(a) for a in (normal, depth, albedo)]
        library.atrous(pointer(light), *guides, width, height, levels, *weights)
        return light

    diffuse = clean(passes["DiffDir"], 6, 5, 16) + clean(passes["DiffInd"], 14, 6, 8)
    glossy = clean(passes["GlossDir"] + passes["GlossInd"], 3, 4, 30, 6)
    transmitted = clean(passes["TransDir"] + passes["TransInd"], 3, 3)
    lit = diffuse * albedo + glossy * passes["GlossCol"] + transmitted * passes["TransCol"]
    return lit + passes["Emit"] + passes["Env"]


def _denoiser():
    """denoise.c, compiled on first use."""
    library = CACHE / "denoise.so"
    if not library.exists():
        CACHE.mkdir(exist_ok=True)
        flags = "-O3 -march=native -ffast-math -fopenmp -shared -fPIC".split()
        subprocess.run(["gcc", *flags, str(BASE / "denoise.c"), "-o", str(library), "-lm"], check=True)
    return ctypes.CDLL(str(library))


def _bloom(image):
    """A faint glow around lamps and windows: three box blurs of what is brighter than white."""
    bright = np.minimum(np.maximum(image - 1.6, 0), 4.0)
    glow = sum(_box_blur(bright, radius) for radius in (4, 12, 32))
    return image + glow * 0.05


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
