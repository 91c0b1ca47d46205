"""Lamps, the sun and the sky."""
import math

import bpy
from mathutils import Vector

from chance import rnd
from colour import linear_rgb
from scene_graph import link


CLOUD_WHITE = (12.0, 11.8, 11.6, 1)
"""Radiance of a sunlit cloud in the units of the Nishita sky."""
CLOUD_AT_DUSK = (2.6, 2.0, 2.2, 1)
"""The same when the sun is down: a last pink."""
BLUE_HOUR = (0.55, 0.72, 1.3, 1)
"""What the low sky is multiplied by at dusk: seen over houses with lamps on it is blue."""

_lamps = {"factor": 1.0}


def light_up(factor):
    """Makes every lamp placed from now on brighter by the factor: an evening is lit by lamps."""
    _lamps["factor"] = factor


def point(x, y, z, power, col="#ffd2a0", r=0.05):
    """A warm bulb of `power` watts; invisible itself, so that it leaves no spot in mirrors."""
    lamp = bpy.data.lights.new("point", "POINT")
    lamp.energy = power * _lamps["factor"]
    lamp.color = linear_rgb(col)[:3]
    lamp.shadow_soft_size = r
    return _place(lamp, (x, y, z))


def area(x, y, z, sx, sy, rot, power, col="#ffffff"):
    """A rectangular light of sx × sy metres shining along its local -z, turned by `rot` degrees."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size = sx
    lamp.size_y = sy
    lamp.energy = power
    lamp.color = linear_rgb(col)[:3]
    obj = _place(lamp, (x, y, z))
    obj.rotation_euler = tuple(math.radians(a) for a in rot)
    return obj


def _place(lamp, location):
    obj = bpy.data.objects.new(lamp.name, lamp)
    obj.location = location
    obj.visible_camera = False
    obj.visible_glossy = False
    return link(obj)


def sun(power, elevation, azimuth, colour):
    """Sunlight; angles in degrees, azimuth 90 travels along +x, 0 towards the back wall."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = power
    lamp.angle = math.radians(1.4)
    lamp.color = linear_rgb(colour)[:3]
    up, round_ = math.radians(elevation), math.radians(azimuth)
    travel = Vector((math.cos(up) * math.sin(round_), math.cos(up) * math.cos(round_), -math.sin(up)))
    obj = link(bpy.data.objects.new("sun", lamp))
    obj.rotation_euler = travel.to_track_quat("-Z", "Y").to_euler()


def sky(elevation, rotation, strength, lights_scene, dusk=False):
    """Nishita sky; indoors it is only seen (windows are lit by area lights), outdoors it also lights."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    texture = world.node_tree.nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_disc = False
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(rotation)
    world.node_tree.links.new(texture.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    if lights_scene:
        _clouds(world.node_tree, texture, background, dusk)
    if not lights_scene:
        texture.altitude = 200
        world.cycles_visibility.diffuse = False
        world.cycles_visibility.transmission = False
        world.cycles.sampling_method = "NONE"


def _clouds(tree, texture, background, dusk):
    """Fair-weather clouds before the sky: noise on a flat layer above, thinning out towards the horizon."""

    def node(kind, **settings):
        made = tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    ray = node("TexCoord").outputs["Generated"]
    parts = node("SeparateXYZ")
    tree.links.new(ray, parts.inputs[0])
    height = node("Math", operation="MAXIMUM")
    tree.links.new(parts.outputs[2], height.inputs[0])
    height.inputs[1].default_value = 0.06
    layer = node("VectorMath", operation="DIVIDE")
    tree.links.new(ray, layer.inputs[0])
    tree.links.new(height.outputs[0], layer.inputs[1])
    noise = node("TexNoise")
    tree.links.new(layer.outputs[0], noise.inputs["Vector"])
    for name, value in (("Scale", 0.85), ("Detail", 7), ("Roughness", 0.58), ("Distortion", 0.3)):
        noise.inputs[name].default_value = value
    cover = node("ValToRGB")
    tree.links.new(noise.outputs[0], cover.inputs[0])
    first, last = cover.color_ramp.elements
    first.position, last.position = 0.5, 0.72
    last.color = (0.8, 0.8, 0.8, 1)
    mix = node("MixRGB")
    tree.links.new(cover.outputs[0], mix.inputs[0])
    tint = node("MixRGB", blend_type="MULTIPLY")
    tint.inputs[0].default_value = 1
    tree.links.new(texture.outputs[0], tint.inputs[1])
    tint.inputs[2].default_value = BLUE_HOUR if dusk else (1, 1, 1, 1)
    tree.links.new(tint.outputs[0], mix.inputs[1])
    mix.inputs[2].default_value = CLOUD_AT_DUSK if dusk else CLOUD_WHITE
    tree.links.new(mix.outputs[0], background.inputs[0])
    # seen directly the sky is darker than it shines, or it would be as white in the picture as its clouds
    seen = node("Math", operation="MULTIPLY_ADD")
    tree.links.new(node("LightPath").outputs["Is Camera Ray"], seen.inputs[0])
    strength = background.inputs[1].default_value
    seen.inputs[1].default_value = -0.6 * strength
    seen.inputs[2].default_value = strength
    tree.links.new(seen.outputs[0], background.inputs[1])


def daylight(look, room, windows, sill, top):
    """Sun and sky through the windows of the left wall, and soft fill near the camera."""
    if look.get("dusk"):
        _blue_hour(look, room, windows, sill, top)
        return
    power, elevation, azimuth = look["sun"]
    sky(elevation, -90, 0.18, lights_scene=False)
    sun(power * 4.0, elevation + rnd(-3, 3), azimuth + rnd(-8, 8), "#fff0da")
    strength = look.get("power", 1)
    tint = "#fff4e4" if look.get("warm") else "#f3f6ff"
    for a, b in windows:
        size = (b - a) * (top - sill)
        area(0.03, (a + b) / 2, (sill + top) / 2, b - a, top - sill, (90, 0, -90), 34 * size * strength, tint)
    area(room.W / 2, 0.2, room.H - 0.05, room.W * 0.7, 2.2, (0, 0, 0), 11 * strength, "#fff3e2")
    area(room.W * 0.8, -1.0, 1.6, 1.6, 1.6, (90, 0, 18), 8 * strength, "#fff1e0")


def _blue_hour(look, room, windows, sill, top):
    """The sun is down: a little blue light through the windows, and the lamps."""
    sky(2, -90, 0.02, lights_scene=False)
    for a, b in windows:
        size = (b - a) * (top - sill)
        area(0.03, (a + b) / 2, (sill + top) / 2, b - a, top - sill, (90, 0, -90), 13 * size, "#8ea6e0")
    strength = look.get("power", 1)
    area(room.W / 2, 0.2, room.H - 0.05, room.W * 0.7, 2.2, (0, 0, 0), 7 * strength, "#ffd9a8")
    area(room.W * 0.8, -1.0, 1.6, 1.6, 1.6, (90, 0, 18), 4 * strength, "#ffd9a8")
