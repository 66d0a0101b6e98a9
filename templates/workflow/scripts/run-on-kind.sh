#!/usr/bin/env bash
# Runs the lessons of a workshop on a new kind cluster of each version of Kubernetes, and records what they print:
#   run-on-kind.sh WORKSHOP [VERSION...]
# Without a version, the lessons make their clusters themselves. Reports are written into reports/. The first version is the one that
# is proved: pages say when it was last run. It is run last, since what another one
# records would change what was proved. READYROOM is the command to run, otherwise "npx readyroom".
set -euo pipefail

workshop=${1:?Say which workshop: run-on-kind.sh WORKSHOP [VERSION...]}
shift
read -ra readyroom <<< "${READYROOM:-npx readyroom}"
code=0
mkdir -p reports

# The images that kind v0.33.0 was released with: https://github.com/kubernetes-sigs/kind/releases/tag/v0.33.0
image_of() {
  case $1 in
    1.37) echo kindest/node:v1.37.0@sha256:a1ed56cfb0e7b93589bdf97c8cd566405a265939e3620fc4f5de89adff580ae5 ;;
    1.36) echo kindest/node:v1.36.4@sha256:099e049362a1526b2db71494e1947aae99bd16290d7c895f2b7ea312e3cbfaed ;;
    1.35) echo kindest/node:v1.35.8@sha256:07b2536e30b803ed61d1677a79df6115f798ce64c80f9e22f6ed45afd09323c0 ;;
    1.34) echo kindest/node:v1.34.11@sha256:44e222ee2132dab25ff87301682f89eb82c7880ea3a1bf543bfe9708fd08d67d ;;
    *)
      echo "run-on-kind.sh knows no image of Kubernetes $1. Add one of the release notes of kind." >&2
      return 2
      ;;
  esac
}

# run_lessons NAME OPTION...: a version that fails does not keep the others from being run.
run_lessons() {
  local report=reports/$1
  shift
  "${readyroom[@]}" run "$workshop" --plain --keep-going --record \
    --report "$report.json" --report "$report.xml" --report "$report.md" "$@" || code=$?
}

if [ $# -eq 0 ]; then
  run_lessons "$workshop" --environment kind --prove
  exit "$code"
fi

for version in "$@"; do image_of "$version" > /dev/null; done
for version in "${@:2}" "$1"; do
  prove=()
  if [ "$version" = "$1" ]; then prove=(--prove); fi
  cluster=readyroom-${version//./-}
  trap 'kind delete cluster --name "$cluster"' EXIT
  kind create cluster --name "$cluster" --image "$(image_of "$version")" --wait 5m
  run_lessons "$workshop-$version" --context "kind-$cluster" --version "$version" ${prove[@]+"${prove[@]}"}
  trap - EXIT
  kind delete cluster --name "$cluster"
done
exit "$code"
