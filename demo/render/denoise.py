"""Removes the noise of path tracing with the U-Nets of Intel Open Image Denoise (weights: see README.md).

The networks, their file format and their transfer functions are those of OIDN 2 (Apache-2.0, core/unet_filter.cpp,
core/tza.cpp, core/color.h in https://github.com/RenderKit/oidn).
"""
import ctypes
import struct
import subprocess

import numpy as np

from paths import BASE, CACHE, DENOISER_WEIGHTS

CHANNELS = 32
"""Output channels that denoise.c computes together."""
LUMA = np.array([0.212671, 0.715160, 0.072169], np.float32)
"""Rec. 709 luminance weights."""


def denoise(light, albedo, normal):
    """A clean picture from the noisy one (linear, high dynamic range), its surface colours (0..1) and its normals.

    All are float32 arrays (height, width, 3); the smaller side is at least 192 pixels. Surface colours and normals
    have no noise to speak of but ragged edges, as there are few samples; they are cleaned first.
    """
    light, albedo, normal = (np.nan_to_num(picture) for picture in (light, albedo, normal))
    albedo = np.clip(_from_srgb(_run("rt_alb", _to_srgb(np.clip(albedo, 0, 1)))), 0, 1)
    normal = _run("rt_nrm", normal * 0.5 + 0.5)
    light = np.maximum(light, 0)
    # Brings the geometric mean to a middle grey, as the network was trained.
    scale = np.float32(0.18 / 2 ** float(np.log2((light * LUMA).sum(axis=2) + 1e-4).mean()))
    inputs = np.concatenate([_compressed(light * scale), albedo, normal], axis=2)
    return _expanded(_run("rt_hdr_calb_cnrm", inputs)) / scale


def _run(network, inputs):
    height, width, _ = inputs.shape
    # The networks halve the picture four times.
    inputs = np.pad(inputs, [(0, -height % 16), (0, -width % 16), (0, 0)], mode="symmetric")
    weights = _read_weights(DENOISER_WEIGHTS / f"{network}.tza")
    return _network(inputs.astype(np.float32), weights)[:height, :width]


def _network(inputs, weights):
    library = _library()

    def convolve(name, picture):
        return _inner(_convolve(library, picture, weights[f"{name}.weight"], weights[f"{name}.bias"]))

    x = convolve("enc_conv0", inputs)
    finer = [inputs]
    for name in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
        x = _halved(convolve(name, x))
        finer.append(x)
    x = convolve("enc_conv5b", convolve("enc_conv5a", finer.pop()))
    for name in ("dec_conv4", "dec_conv3", "dec_conv2", "dec_conv1"):
        x = np.concatenate([x.repeat(2, axis=0).repeat(2, axis=1), finer.pop()], axis=2)
        x = convolve(f"{name}b", convolve(f"{name}a", x))
    return convolve("dec_conv0", x)


def _convolve(library, picture, weight, bias):
    """`weight` as in the file: (out, in, 3, 3). Returns the result with a border of one pixel."""
    height, width, channels_in = picture.shape
    channels_out = len(bias)
    blocks = -(-channels_out // CHANNELS)
    padded = np.zeros((blocks * CHANNELS, channels_in, 3, 3), np.float32)
    padded[:channels_out] = weight
    padded = padded.reshape(blocks, CHANNELS, channels_in, 3, 3).transpose(0, 3, 4, 2, 1)
    biases = np.zeros(blocks * CHANNELS, np.float32)
    biases[:channels_out] = bias
    arrays = [np.pad(picture, [(1, 1), (1, 1), (0, 0)]), np.ascontiguousarray(padded), biases]
    out = np.empty((height + 2, width + 2, channels_out), np.float32)
    source, weights, biases, target = (a.ctypes.data_as(ctypes.c_void_p) for a in (*arrays, out))
    library.convolve(source, height, width, channels_in, weights, biases, channels_out, target)
    return out


def _inner(picture):
    return picture[1:-1, 1:-1]


def _halved(picture):
    return np.maximum(
        np.maximum(picture[::2, ::2], picture[1::2, ::2]), np.maximum(picture[::2, 1::2], picture[1::2, 1::2])
    )


def _to_srgb(x):
    """The curve of IEC 61966-2-1."""
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def _from_srgb(y):
    """Inverse of _to_srgb."""
    return np.where(y <= 0.04045, y / 12.92, ((y + 0.055) / 1.055) ** 2.4).astype(np.float32)


def _compressed(y):
    """OIDN's perceptually uniform curve, 0..1 for 0..65504."""
    return (_curve(y) / _curve(np.float32(65504))).astype(np.float32)


def _curve(y):
    powers = 1.64593172 * np.maximum(y, 0) ** 0.431384981 - 0.00294139609
    logarithms = 0.192653254 * np.log(y + 0.00626026094) + 0.998620152
    return np.where(y <= 1.57945760e-06, 1412.83765 * y, np.where(y <= 0.0322087631, powers, logarithms))


def _expanded(x):
    """Inverse of _compressed."""
    x = x * _curve(np.float32(65504))
    powers = (np.maximum(x + 0.00294139609, 0) / 1.64593172) ** (1 / 0.431384981)
    exponentials = np.exp((x - 0.998620152) / 0.192653254) - 0.00626026094
    result = np.where(x <= 0.00223151711, x / 1412.83765, np.where(x <= 0.370974749, powers, exponentials))
    return result.astype(np.float32)


def _read_weights(path):
    """{name: float32 array} of a TZA file (tensor archive, version 2)."""
    data = path.read_bytes()
    magic, version, _, position = struct.unpack_from("<HBBQ", data)
    if (magic, version) != (0x41D7, 2):
        raise ValueError(f"{path} is not a tensor archive of version 2")
    (count,) = struct.unpack_from("<I", data, position)
    position += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, position)
        name = data[position + 2 : position + 2 + length].decode()
        position += 2 + length
        axes = data[position]
        shape = struct.unpack_from(f"<{axes}I", data, position + 1)
        position += 1 + 4 * axes + axes  # the shape and the axes' names
        kind, offset = struct.unpack_from("<cQ", data, position)
        position += 9
        dtype = np.dtype({b"h": np.float16, b"f": np.float32}[kind])
        values = np.frombuffer(data, dtype, int(np.prod(shape)), offset)
        tensors[name] = values.astype(np.float32).reshape(shape)
    return tensors


def _library():
    """denoise.c, compiled on first use and when it has changed."""
    source, library = BASE / "denoise.c", CACHE / "denoise.so"
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        CACHE.mkdir(exist_ok=True)
        flags = "-O3 -march=native -ffast-math -fopenmp -shared -fPIC".split()
        subprocess.run(["gcc", *flags, str(source), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))
