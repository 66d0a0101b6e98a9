import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContent } from '#model/read-content.ts';
import type { Content } from '#model/read-content.ts';

/** A small workshop without any problem; broken ones are made from it. Paths are below content/w/. */
export const sound: Readonly<Record<string, string>> = {
  'workshop.yaml': `title: { en: A workshop, pt-BR: Uma oficina }
source: en
locales: [en, pt-BR]
lessons: [one]
constants: { base: https://example.org }
variables:
  NODE_NAME: { example: worker-1, pattern: '[a-z0-9-]+', label: { en: A node } }
reasons: { nodeCount: { en: one per node } }
`,
  'one/lesson.yaml': `minutes: 5
environments: [kind]
commands:
  get: { run: [kubectl get daemonset web] }
  apply: { run: ['kubectl apply -f {{base}}/web.yaml'] }
manifests:
  web: { file: manifests/web.yaml }
walkthroughs:
  tour:
    manifest: web
    doc: DaemonSet/web
    steps:
      - { id: labels, at: metadata.labels }
      - { id: image, at: 'spec.containers[name=web].image' }
outputs:
  ready:
    text: |
      NAME   DESIRED   CURRENT   READY   UP-TO-DATE   AVAILABLE   NODE SELECTOR   AGE
      web    3         3         3       3            3           <none>          38s
    differs: [{ column: AGE, why: age }]
checks:
  web-ready:
    command: get
    output: ready
    expect: [{ kind: DaemonSet, name: web, ready: true }]
    rejects: [{ verdict: waiting, change: { DaemonSet/web: { READY: '2' } } }]
`,
  'one/manifests/web.yaml': `kind: DaemonSet
metadata:
  name: web
  labels: { app: web }
spec:
  containers:
    - name: web
      image: web:1
    - name: side
      image: side:1
---
kind: Service
metadata:
  name: web # of NODE_NAME, nodeCount times
`,
  'one/en.mdx': `---
title: One
description: The first lesson.
---

Words before.

## Read {/* #read */}

<Walkthrough id="tour">
  <Step id="labels">What it is called.</Step>
  <Step id="image">What runs.</Step>
</Walkthrough>

## Run {/* #run */}

<Command id="apply" />

<Command id="get" />

<Output id="ready" />

<Check id="web-ready">Is it there?</Check>
`,
  'one/pt-BR.mdx': `---
title: Um
description: A primeira lição.
---

Palavras antes.

## Leia {/* #read */}

## Rode {/* #run */}

<Command id="apply" />

<Command id="get" />

<Check id="web-ready">Está lá?</Check>
`,
};

/** A replacement in a sound file, its new text or bytes, or null to leave it out. */
export type Change = readonly [from: string, to: string] | string | Uint8Array | null;

/** Reads the sound workshop with some files changed, from a folder of its own. */
export const readChanged = (changes: Readonly<Record<string, Change>>): Content =>
  inChanged(changes, (root) => readContent('content', root));

/** Writes the sound workshop with some files changed below `content/w/` of a folder that is there while `use` runs. */
export function inChanged<Result>(
  changes: Readonly<Record<string, Change>>,
  use: (root: string) => Result,
): Result {
  const root = writeChanged(changes);
  try {
    return use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** As `inChanged`; whoever asks for the folder takes it away again. */
export function writeChanged(changes: Readonly<Record<string, Change>>): string {
  const root = mkdtempSync(join(tmpdir(), 'readyroom-'));
  for (const path of new Set([...Object.keys(sound), ...Object.keys(changes)])) {
    const content = changed(path, changes[path]);
    if (content === null) continue;
    const file = join(root, 'content/w', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}

function changed(path: string, change: Change | undefined): string | Uint8Array | null {
  const text = sound[path] ?? '';
  if (change === undefined) return text;
  if (change === null || typeof change === 'string' || change instanceof Uint8Array) return change;
  const [from, to] = change;
  if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}
