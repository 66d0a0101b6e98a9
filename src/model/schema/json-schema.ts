import { z } from 'zod';

/** The part of JSON Schema that zod emits and that is read here. */
export interface JsonSchema {
  description?: string;
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  /** What an editor offers. */
  examples?: readonly unknown[];
  required?: readonly string[];
  propertyNames?: { pattern?: string };
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The JSON Schema (2020-12) of what an author may write, for editors. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
}

/** The schema of the value at a path; undefined where the schema knows nothing of it. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((at, part) => {
    if (at === undefined) return undefined;
    if (typeof part === 'number') return at.items;
    const own = at.properties?.[String(part)];
    return (
      own ?? (typeof at.additionalProperties === 'object' ? at.additionalProperties : undefined)
    );
  }, schema);
}
