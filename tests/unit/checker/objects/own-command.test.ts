import { describe, expect, test } from 'vitest';
import { isCommand } from '#checker/objects/own-command.ts';

describe('a typed line is the command that was asked for', () => {
  test.each([
    ['kubectl get pods -n web', 'kubectl  get pods   -n web'],
    ['kubectl get pods -n web', 'kubectl get po --namespace=web'],
    ['kubectl get pods -n web', 'kubectl -n web get pods'],
    ['kubectl get pods -n web', 'sudo kubectl get pods --namespace web'],
    ['kubectl get pods -n web', 'k get pods -n web'],
    ['kubectl get pods -n web', 'kubectl get pods -n web | tee pods.txt'],
    ['kubectl get pod a b', 'kubectl get pods b a'],
    ['kubectl get deploy/web', 'kubectl get deployment web'],
    ['kubectl get nodes', 'kubectl get nodes -w'],
    ['kubectl rollout status ds/x --timeout=5m', 'kubectl rollout status daemonset x'],
    ['ping -c 1 "lab-web"; echo $?', "ping -c 1 'lab-web'; echo $?"],
    ['docker ps', 'sudo docker ps'],
    ['a \\\n  b', 'a b'],
  ])('%j is typed as %j', (asked, typed) => {
    expect(isCommand(asked)(typed)).toBe(true);
  });

  test.each([
    ['kubectl get pods -n web', 'kubectl get pods'],
    ['kubectl get pods -n web', 'kubectl get pods -n other'],
    ['kubectl get pods -n web', 'kubectl get pods -n web -l app=x'],
    ['kubectl get pods', 'kubectl get pods -o name'],
    ['kubectl get pods', 'kubectl describe pods'],
    ['kubectl get pod a', 'kubectl get pod b'],
    ['kubectl apply -f a.yaml', 'kubectl apply -f a.yaml --dry-run=client'],
    ['kubectl apply -f a.yaml', 'kubectl apply -f b.yaml'],
    ['docker ps', 'docker ps --filter name=x'],
    ['ping a', 'ping b'],
    ['kubectl get pods', ''],
    ['', 'kubectl get pods'],
  ])('%j is not typed as %j', (asked, typed) => {
    expect(isCommand(asked)(typed)).toBe(false);
  });
});
