// The types the client is checked with are those of the server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FILE, types } from '../tools/types.mjs';

test('api.d.ts is what `npm run types` would write', async () => {
  assert.equal(readFileSync(FILE, 'utf8'), await types());
});
