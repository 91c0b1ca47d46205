#!/usr/bin/env bash
# Attacks the product with sqlmap and wapiti (Debian packages) and prints what they find; see docs/security.md.
# All of it runs in a network of its own, in which there is no address but that of loopback.
# Warnings of the server go to standard error.
#   security/scan.sh [sqlmap|wapiti] [--seconds=N]   seconds for each target of sqlmap, and for each module of wapiti
set -euo pipefail
cd "$(dirname "$0")/.."
for tool in sqlmap wapiti unshare ip; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: apt-get install sqlmap wapiti util-linux iproute2" >&2; exit 1; }
done
exec unshare --map-root-user --net sh -c \
  'ip link set lo up && exec nice -n 19 node_modules/.bin/node security/src/scan.ts "$@"' scan "$@"
