import { apiVersionOf, type Resource } from '../resources.ts';

/**
 * The OpenAPI documents, as far as kubectl needs them. Version 2 is asked for as a protobuf message; an empty one is a
 * valid document that describes nothing, so kubectl validates nothing by itself. Version 3 says that objects can be patched
 * with `fieldValidation` and `dryRun`, so kubectl leaves validation to the server; it describes no field.
 */
export const openApiV2 = {
  body: Buffer.alloc(0),
  type: 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf',
};

export function openApiV3(path: string, resources: readonly Resource[]): object | undefined {
  const asked = path.replace(/^\/openapi\/v3\/?/, '');
  const documents = [...new Set(resources.map(documentOf))];
  if (asked === '')
    return {
      paths: Object.fromEntries(
        documents.map((name) => [name, { serverRelativeURL: `/openapi/v3/${name}` }]),
      ),
    };
  const own = resources.filter((resource) => documentOf(resource) === asked);
  if (own.length === 0) return undefined;
  return {
    openapi: '3.0.0',
    info: { title: 'Kubernetes', version: 'stand-in' },
    paths: Object.fromEntries(own.map(pathOf)),
    components: { schemas: {} },
  };
}

const documentOf = (resource: Resource): string =>
  `${resource.group === '' ? 'api' : 'apis'}/${apiVersionOf(resource)}`;

function pathOf(resource: Resource): [string, object] {
  const { group, version, kind, plural, namespaced } = resource;
  const parameters = ['dryRun', 'fieldManager', 'fieldValidation', 'force'].map((name) => ({
    ...{ name, in: 'query' },
    schema: { type: name === 'force' ? 'boolean' : 'string' },
  }));
  const patch = {
    'x-kubernetes-action': 'patch',
    'x-kubernetes-group-version-kind': { group, version, kind },
    parameters,
    requestBody: { content: { 'application/merge-patch+json': {} } },
    responses: {},
  };
  const scope = namespaced ? 'namespaces/{namespace}/' : '';
  return [`/${documentOf(resource)}/${scope}${plural}/{name}`, { patch }];
}
