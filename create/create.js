#!/usr/bin/env node
/** `npm create readyroom my-workshop` is `readyroom init my-workshop` of the version that was installed with it. */
import { readFileSync } from 'node:fs';

const manifest = import.meta.resolve('readyroom/package.json');
const { bin } = JSON.parse(readFileSync(new URL(manifest), 'utf8'));

process.argv.splice(2, 0, 'init');
await import(new URL(bin.readyroom, manifest).href);
