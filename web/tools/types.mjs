// Writes src/api.d.ts from the server's OpenAPI document.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = [
  'import json, pathlib, tempfile',
  'from quadriga.server.app import create_app',
  'print(json.dumps(create_app(pathlib.Path(tempfile.gettempdir())).openapi()))',
].join('\n');
const python = process.env.PYTHON ?? `${root}/.venv-pure/bin/python`;
const document = execFileSync(python, ['-c', program], { env: { ...process.env, PYTHONPATH: `${root}/src` } });
const nodes = await openapiTS(JSON.parse(document.toString()));
const head = '/** Made from the OpenAPI document by `npm run types`; never edited by hand. */\n\n';
writeFileSync(new URL('../src/api.d.ts', import.meta.url), head + astToString(nodes));
