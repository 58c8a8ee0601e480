// A browser that follows a table by its changes knows exactly what the server would tell it whole.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { PYTHON, ROOT } from './browser.mjs';

const source = readFileSync(`${ROOT}/web/src/lib/follower.ts`, 'utf8');
const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const { outputText } = ts.transpileModule(source, { compilerOptions: options });
const { Follower } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

test('states told by their changes are the whole states, for every seat of random games of every title', () => {
  const env = { ...process.env, PYTHONPATH: `${ROOT}/src` };
  const printed = execFileSync(PYTHON, [`${ROOT}/tests/server/changes.py`], { env, maxBuffer: 1 << 29 }).toString();
  const followers = new Map();
  let changes = 0;
  for (const line of printed.trimEnd().split('\n')) {
    const [title, seat, message, whole] = JSON.parse(line);
    const key = `${title} ${seat}`;
    if (!followers.has(key)) followers.set(key, new Follower());
    const before = JSON.stringify(followers.get(key).state);
    const old = followers.get(key).state;
    assert.deepEqual(followers.get(key).hear(JSON.stringify(message)), whole, `${key} ${whole.sequence}`);
    if (old) assert.equal(JSON.stringify(old), before, 'a state that is still shown has changed');
    if ('from' in message) changes += 1;
  }
  assert.ok(followers.size > 10 && changes > 500, `${followers.size} followers, ${changes} changes`);
});
