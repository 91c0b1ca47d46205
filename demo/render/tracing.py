"""Cycles settings and the render passes that the developing step needs."""
import os
import shutil
import time

import bpy
import numpy as np

from chance import rng
from paths import CACHE

PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def set_up(samples, size):
    """Path tracing on the CPU; short paths and clamped highlights, because there are few samples."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("THREADS", "2"))
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 3
    cycles.transparent_max_bounces = 10
    cycles.sample_clamp_indirect = 2.5
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.light_sampling_threshold = 0.02
    cycles.seed = rng.randint(0, 9999)
    cycles.use_auto_tile = False
    cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def trace():
    """Renders the scene; returns {pass name: float32 array (height, width, 3)} and the seconds it took."""
    scene = bpy.context.scene
    folder = CACHE / f"passes-{os.getpid()}"
    folder.mkdir(parents=True)
    _write_passes_to(scene, folder)
    started = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = time.time() - started
    passes = {name: _read_exr(next(folder.glob(f"{name}_*"))) for name in PASSES}
    shutil.rmtree(folder)
    return passes, seconds


def _write_passes_to(scene, folder):
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGB"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(f"{name}_")
        links.new(layers.outputs[name], files.inputs[f"{name}_"])
    links.new(layers.outputs["Image"], nodes.new("CompositorNodeComposite").inputs[0])


def _read_exr(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[:, :, :3])
