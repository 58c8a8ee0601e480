// Writes src/api.d.ts from the server's OpenAPI document.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = [
  'import json, pathlib, tempfile',
  'from quadriga.server.app import create_app',
  'print(json.dumps(create_app(pathlib.Path(tempfile.gettempdir())).openapi()))',
].join('\n');
const head = '/** Made from the OpenAPI document by `npm run types`; never edited by hand. */\n\n';

export const FILE = new URL('../src/api.d.ts', import.meta.url);

/** The types of everything the server answers, and of the views of the titles. */
export async function types() {
  const python = process.env.PYTHON ?? `${root}/.venv-pure/bin/python`;
  const document = execFileSync(python, ['-c', program], { env: { ...process.env, PYTHONPATH: `${root}/src` } });
  return head + astToString(await openapiTS(JSON.parse(document.toString())));
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await types());
