import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { KubeObject } from '../objects.ts';
import { apiVersionOf } from '../resources.ts';
import type { Store } from '../store.ts';
import { discovery } from './discovery.ts';
import { openApiV2, openApiV3 } from './openapi.ts';
import { fromProtobuf } from './protobuf.ts';
import { targetOf, type Target } from './request.ts';
import { fitsFields, fitsLabels } from './selectors.ts';
import { forbidden, noSuchPath, StatusError } from './status.ts';
import { table, tableAsked } from './table.ts';
import { watch } from './watch.ts';
import { create, existing, patch, remove, replace } from './write.ts';

/** How the server answers, for tests of what goes wrong. */
export type Mood = 'answers' | 'hangs' | 'refuses credentials' | 'forbids' | 'fails';

export interface ApiOptions {
  store: Store;
  now: () => Date;
  version: string;
  mood: () => Mood;
  /** Is called with each request, for tests that count or look at them. */
  onRequest: (request: { method: string; url: string }) => void;
}

/** The API of a cluster over HTTP. */
export function apiServer(options: ApiOptions): Server {
  return createServer((request, response) => {
    options.onRequest({ method: request.method ?? '', url: request.url ?? '' });
    answer(request, response, options).catch((error: unknown) => {
      const status =
        error instanceof StatusError
          ? error
          : new StatusError(500, 'InternalError', `the stand-in failed: ${String(error)}`);
      send(response, status.code, status.body);
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { store, now, version, mood }: ApiOptions,
): Promise<void> {
  refuse(mood());
  if (mood() === 'hangs') return;
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
  const path = pathname.replace(/\/$/, '');
  const accept = request.headers.accept ?? '';
  if (path === '/version') {
    send(response, 200, versionInfo(version));
    return;
  }
  if (['/healthz', '/livez', '/readyz'].includes(path)) {
    response.end('ok');
    return;
  }
  if (path === '/openapi/v2') {
    response.setHeader('Content-Type', openApiV2.type).end(openApiV2.body);
    return;
  }
  if (path.startsWith('/openapi/v3')) {
    const document = openApiV3(path, store.resources);
    if (!document) throw noSuchPath();
    send(response, 200, document);
    return;
  }
  const found = discovery(path, accept, store.resources);
  if (found) {
    send(response, 200, found.body, found.type);
    return;
  }
  const target = targetOf(path, store.resources);
  if (mood() === 'forbids') throw forbidden(target.resource);
  const sent = await bodyOf(request);
  const text = request.headers['content-type']?.includes('protobuf')
    ? JSON.stringify(fromProtobuf(sent))
    : sent.toString('utf8');
  const one = (object: KubeObject, code = 200): void => {
    send(response, code, shown(object));
  };
  const asTable = tableAsked(accept);
  const tableOf = (objects: readonly KubeObject[]): object =>
    table(target.resource, objects, {
      version: asTable ?? 'v1',
      include: query.get('includeObject'),
      now: now(),
      resourceVersion: String(store.version),
    });
  const shown = (object: KubeObject): object =>
    asTable === undefined
      ? target.subresource === 'scale'
        ? scaleOf(object)
        : object
      : tableOf([object]);
  const fits = (object: KubeObject): boolean =>
    fitsLabels(object, query.get('labelSelector') ?? '') &&
    fitsFields(object, query.get('fieldSelector') ?? '');
  const dryRun = query.has('dryRun');

  switch (request.method) {
    case 'POST': {
      const made = create(target, JSON.parse(text), store, dryRun);
      one(made.object, made.code);
      return;
    }
    case 'PUT':
      one(replace(target, JSON.parse(text), store, dryRun).object);
      return;
    case 'PATCH': {
      const type = request.headers['content-type'] ?? '';
      const patched = patch(target, text, query, type, store);
      one(patched.object, patched.code);
      return;
    }
    case 'DELETE': {
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const gone = target.name === undefined ? all(target, store, fits) : [existing(target, store)];
      if (!dryRun) for (const object of gone) remove(object, target, body, store);
      const left = gone.map((object) =>
        store.get(target.resource, object.metadata.name, object.metadata.namespace),
      );
      const [object] = left;
      if (object) one(object);
      else send(response, 200, deleted(target, gone[0]));
      return;
    }
    default:
  }
  if (query.get('watch') === 'true' || query.get('watch') === '1') {
    if (query.has('sendInitialEvents'))
      throw new StatusError(
        422,
        'Invalid',
        'sendInitialEvents: Forbidden: this server has no streaming lists',
      );
    response.setHeader('Content-Type', 'application/json');
    watch(response, store, { target, query, fits, body: shown });
    return;
  }
  if (target.name !== undefined) {
    const object = existing(target, store);
    if (target.subresource === 'log') response.end('');
    else one(object);
    return;
  }
  const objects = all(target, store, fits);
  send(response, 200, asTable === undefined ? listOf(target, objects, store) : tableOf(objects));
}

const all = (target: Target, store: Store, fits: (object: KubeObject) => boolean): KubeObject[] =>
  store.list(target.resource, target.namespace).filter(fits);

const listOf = ({ resource }: Target, objects: readonly KubeObject[], store: Store): object => ({
  kind: `${resource.kind}List`,
  apiVersion: apiVersionOf(resource),
  metadata: { resourceVersion: String(store.version) },
  items: objects,
});

const scaleOf = ({ metadata, spec, status }: KubeObject): object => ({
  kind: 'Scale',
  apiVersion: 'autoscaling/v1',
  metadata,
  spec: { replicas: spec?.replicas ?? 0 },
  status: { replicas: status?.replicas ?? 0 },
});

const deleted = ({ resource }: Target, object: KubeObject | undefined): object => ({
  ...{ kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success' },
  details: {
    ...{ name: object?.metadata.name, group: resource.group, kind: resource.plural },
    uid: object?.metadata.uid,
  },
});

function refuse(mood: Mood): void {
  if (mood === 'refuses credentials') throw new StatusError(401, 'Unauthorized', 'Unauthorized');
  if (mood === 'fails')
    throw new StatusError(500, 'InternalError', 'Internal error occurred: etcd');
}

function versionInfo(version: string): object {
  const [major = '', minor = ''] = version.replace(/^v/, '').split('.');
  const build = { gitCommit: '', gitTreeState: 'clean', buildDate: '2026-01-01T00:00:00Z' };
  return { major, minor, gitVersion: version, ...build, goVersion: '', compiler: '', platform: '' };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function send(
  response: ServerResponse,
  code: number,
  body: object,
  type = 'application/json',
): void {
  if (response.headersSent) return;
  response.writeHead(code, { 'Content-Type': type }).end(JSON.stringify(body));
}
