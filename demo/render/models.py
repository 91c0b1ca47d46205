"""Furniture models from Sweet Home 3D's Blend Swap library, with the licence of each one used."""
import math
import re
import zipfile
from functools import lru_cache

import bpy
from mathutils import Matrix, Vector

from paths import CACHE, FURNITURE_PACK
from scene_graph import Group, link

USED = {}
"""Models in this scene: key -> (name, author, licence)."""

_imported = {}


def model(key, x=0, y=0, z=0, rot=0, sc=1.0, mats=None):
    """Places a model: origin at the floor centre, front towards -y. mats: one material for all of it."""
    entry = _catalogue()[key]
    USED[key] = (entry.get("name"), entry.get("creator", ""), _licence(entry))
    if key not in _imported:
        _imported[key] = _import(entry)
    with Group() as group:
        for source in _imported[key]:
            copy = source.copy()
            if mats is not None:
                copy.data = source.data.copy()
                for i in range(len(copy.data.materials)):
                    copy.data.materials[i] = mats
            link(copy)
    return group.at(x, y, z, rot, sc)


@lru_cache
def _catalogue():
    """Entries of the library by the name of their model file."""
    folder = _unpacked()
    entries = {}
    text = (folder / "PluginFurnitureCatalog.properties").read_text(encoding="latin-1")
    for line in text.splitlines():
        match = re.match(r"(\w+)#(\d+)\s*[=:]\s*(.*)", line.strip())
        if match:
            entries.setdefault(match[2], {})[match[1]] = match[3]
    return {e["model"].rsplit("/", 1)[-1][:-4]: e for e in entries.values() if "model" in e}


def _unpacked():
    folder = CACHE / "furniture"
    if not folder.exists():
        with zipfile.ZipFile(FURNITURE_PACK) as pack:
            pack.extractall(folder)
    return folder


def _licence(entry):
    """The licence file beside the model; the library called CC-0 also holds some CC-BY models."""
    for path in (_unpacked() / entry["model"].lstrip("/")).parent.glob("*LICENSE*"):
        text = re.sub(r"<[^>]*>", " ", path.read_text(encoding="utf-8", errors="replace"))
        match = re.search(r"Creative Commons[^.<]*?\d\.\d", text)
        if match:
            return " ".join(match[0].split())
    return "CC0 by the library's catalogue (no licence file beside the model)"


def _import(entry):
    before = set(bpy.data.objects)
    path = _unpacked() / entry["model"].lstrip("/")
    bpy.ops.wm.obj_import(filepath=str(path), forward_axis="NEGATIVE_Z", up_axis="Y")
    objects = [o for o in bpy.data.objects if o not in before and o.type == "MESH"]
    for obj in objects:
        obj.data.transform(obj.matrix_world)
        obj.matrix_world = Matrix()
        obj.data.polygons.foreach_set("use_smooth", [True] * len(obj.data.polygons))
        obj.data.use_auto_smooth = True
        obj.data.auto_smooth_angle = math.radians(40)
    to_size = _to_catalogue_size(entry, objects)
    for obj in objects:
        obj.data.transform(to_size)
        _calm_materials(obj)
        for collection in list(obj.users_collection):
            collection.objects.unlink(obj)
    return objects


def _to_catalogue_size(entry, objects):
    corners = [vertex.co for obj in objects for vertex in obj.data.vertices]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    wanted = [float(entry[side]) / 100 for side in ("width", "depth", "height")]
    scale = [w / (h - l) if h - l > 1e-6 else 1 for w, h, l in zip(wanted, high, low)]
    centre = (-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2])
    return Matrix.Diagonal((*scale, 1)) @ Matrix.Translation(centre)


def _calm_materials(obj):
    """The library's materials shine like plastic; keep their colour, tame the rest."""
    for material in obj.data.materials:
        for node in material.node_tree.nodes if material and material.use_nodes else ():
            if node.type == "BSDF_PRINCIPLED":
                node.inputs["Specular"].default_value = 0.35
                roughness, metallic = node.inputs["Roughness"], node.inputs["Metallic"]
                roughness.default_value = max(0.35, roughness.default_value)
                metallic.default_value = min(0.2, metallic.default_value)
