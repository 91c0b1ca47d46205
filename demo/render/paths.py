"""Where the builder finds and keeps its files."""
from pathlib import Path

BASE = Path(__file__).resolve().parent
"""Folder of the builder."""

CACHE = BASE / ".cache"
"""Unpacked furniture, the compiled denoiser and render passes; may be deleted at any time."""

FURNITURE_PACK = Path("/usr/share/sweethome3d/furniture/BlendSwap-CC-0.sh3f")
"""Furniture library of Debian's package sweethome3d-furniture (a zip archive)."""

DENOISER_WEIGHTS = BASE / "denoiser-weights"
"""Weights of Intel Open Image Denoise, a file for each network."""
