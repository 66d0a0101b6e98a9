import { StatusError } from './status.ts';

/** Kinds that are their name and nothing more when kubectl makes them. */
const named = ['Namespace', 'ServiceAccount', 'SelfSubjectAccessReview'];

/**
 * What newer versions of kubectl send where they make an object without a file: an envelope with the kind and, in it, the object as
 * a protobuf message. Only the name is read of it, so only kinds that have no more are taken.
 */
export function fromProtobuf(body: Buffer): object {
  const envelope = fieldsOf(body.subarray(4));
  const type = fieldsOf(envelope.get(1) ?? Buffer.alloc(0));
  const kind = textOf(type.get(2));
  if (!named.includes(kind))
    throw new StatusError(
      415,
      'UnsupportedMediaType',
      `the stand-in reads no ${kind} in protobuf: apply it from a file`,
    );
  const metadata = fieldsOf(fieldsOf(envelope.get(2) ?? Buffer.alloc(0)).get(1) ?? Buffer.alloc(0));
  const [name, namespace] = [textOf(metadata.get(1)), textOf(metadata.get(3))];
  return {
    ...{ apiVersion: textOf(type.get(1)), kind },
    metadata: { ...(name === '' ? {} : { name }), ...(namespace === '' ? {} : { namespace }) },
  };
}

const textOf = (bytes: Buffer | undefined): string => bytes?.toString('utf8') ?? '';

/** The fields of a message that are bytes, by number; the last of each. */
function fieldsOf(message: Buffer): Map<number, Buffer> {
  const fields = new Map<number, Buffer>();
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 1; at < message.length; shift *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < message.length) {
    const key = varint();
    if (key % 8 === 2) {
      const length = varint();
      fields.set(Math.floor(key / 8), message.subarray(at, at + length));
      at += length;
    } else if (key % 8 === 0) varint();
    else at += key % 8 === 1 ? 8 : 4;
  }
  return fields;
}
