#!/bin/sh
# An image of the server without a registry: Debian by debootstrap from the mirror that this machine's apt uses, this
# machine's node, and a release of this clone. As root; needs buildah, debootstrap and git, which Debian has.
#   sh docs/operating/container.sh build       makes the image localhost/carillon
#   sh docs/operating/container.sh run PORT    serves it on this machine without podman, its store in the container
# Where the kernel has no overlay file system for containers: STORAGE_DRIVER=vfs.
set -eu
work=${WORK:-/var/tmp/carillon-image}
clone=$(cd "$(dirname "$0")/../.." && pwd)

build() {
  . /etc/os-release
  mirror=$(apt-get indextargets --format '$(SITE)' | head -n 1)
  mkdir -p "$work"
  if [ ! -e "$work/base/.made" ]; then
    rm -rf "$work/base"
    debootstrap --variant=minbase --include=libstdc++6,ca-certificates "$VERSION_CODENAME" "$work/base" "$mirror"
    rm -rf "$work"/base/var/cache/apt/archives/*.deb
    touch "$work/base/.made"
  fi
  install -m 755 "$(readlink -f "$(command -v node)")" "$work/base/usr/local/bin/node"
  node "$clone/tools/release.mjs" build "$work"
  node "$clone/tools/release.mjs" use "$work"
  container=$(buildah from scratch)
  buildah add -q "$container" "$work/base" /
  buildah add -q "$container" "$work/current/" /srv/carillon
  buildah run --isolation chroot "$container" -- useradd --system --user-group --home-dir /nonexistent carillon
  buildah run --isolation chroot "$container" -- install -d -o carillon -m 700 /data
  buildah config --workingdir /srv/carillon --user carillon --port 4173 --volume /data \
    --env HOST=0.0.0.0 --env PORT=4173 --env DATA_DIR=/data \
    --cmd '["node","--require","./tools/check-node.cjs","tools/start.mjs"]' "$container"
  buildah commit -q --rm "$container" carillon
}

run() {
  container=$(buildah from localhost/carillon)
  trap 'buildah rm "$container" >/dev/null' EXIT
  buildah run --isolation chroot --env PORT="$1" "$container" -- \
    node --require ./tools/check-node.cjs tools/start.mjs
}

case ${1:-} in
  build) build ;;
  run) run "${2:-4173}" ;;
  *) sed -n 's/^# \{0,1\}//p' "$0"; exit 1 ;;
esac
