import { basename } from 'node:path';
import { readShell } from '#transforms/shell.ts';
import { launched } from './launched.ts';
import { onlyReads } from './reading.ts';

/** Programs that make and end clusters: what they did, the lesson wanted. */
const makers = ['kind', 'minikube', 'k3d', 'eksctl', 'kubeadm', 'gcloud', 'az'];

/** Programs that start machines and containers for them; `docker` may be Podman, whose containers nobody else starts. */
const machines =
  'k3s microk8s k0s kwokctl talosctl colima lima limactl rdctl vagrant docker nerdctl podman crc multipass'.split(
    ' ',
  );

const starts =
  (programs: readonly string[]) =>
  (text: string): boolean =>
    readShell(text).commands.some(({ words }) =>
      programs.includes(basename(launched(words)[0] ?? '')),
    ) && !onlyReads(text);

/** Whether a command makes a cluster, or ends one. */
export const makesCluster = starts(makers);

/** Whether what a command leaves running may be a cluster, or what one runs on. */
export const startsMachines = starts([...makers, ...machines]);
