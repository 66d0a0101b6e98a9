/** Run by itself (`node src/model/write-json-schemas.ts`): writes schemas/*.schema.json below the working directory. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from './schema/json-schemas.ts';

mkdirSync('schemas', { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`);
}
