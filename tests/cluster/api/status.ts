import { qualified, type Resource } from '../resources.ts';

/** An answer that is an error, as the API gives it out: a Status. */
export class StatusError extends Error {
  readonly code: number;
  readonly reason: string;
  readonly details: Record<string, unknown>;

  constructor(
    code: number,
    reason: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.details = details;
  }

  get body(): object {
    const { code, reason, message, details } = this;
    const common = { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure' };
    return { ...common, message, reason, details, code };
  }
}

const about = ({ group, plural }: Resource, name: string) => ({ name, group, kind: plural });

export const notFound = (resource: Resource, name: string): StatusError =>
  new StatusError(
    404,
    'NotFound',
    `${qualified(resource)} "${name}" not found`,
    about(resource, name),
  );

export const noSuchPath = (): StatusError =>
  new StatusError(404, 'NotFound', 'the server could not find the requested resource');

export const alreadyExists = (resource: Resource, name: string): StatusError =>
  new StatusError(
    409,
    'AlreadyExists',
    `${qualified(resource)} "${name}" already exists`,
    about(resource, name),
  );

export const conflict = (
  resource: Resource,
  name: string,
  message: string,
  causes: readonly object[] = [],
): StatusError => new StatusError(409, 'Conflict', message, { ...about(resource, name), causes });

export const invalid = (
  kind: string,
  group: string,
  name: string,
  field: string,
  problem: string,
): StatusError =>
  new StatusError(
    422,
    'Invalid',
    `${group === '' ? kind : `${kind}.${group}`} "${name}" is invalid: ${field}: ${problem}`,
    { name, group, kind, causes: [{ reason: 'FieldValueInvalid', message: problem, field }] },
  );

export const badRequest = (message: string): StatusError =>
  new StatusError(400, 'BadRequest', message);

export const forbidden = (resource: Resource): StatusError =>
  new StatusError(
    403,
    'Forbidden',
    `${qualified(resource)} is forbidden: User "learner" cannot use resource "${resource.plural}" in API group "${resource.group}"`,
    { group: resource.group, kind: resource.plural },
  );
