import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '#server/cli/run-command.ts';
import { createAuthority } from '#test/servers/create-authority.ts';
import { checkConformance } from './conformance.ts';

test('an unreachable server ends the check after one request', async () => {
  const url = 'http://127.0.0.1:1';
  const found = await checkConformance({ url, key: 'secret', write: true, say: () => undefined });
  expect(found).toMatchObject({ ended: 'unreachable', requests: 1, results: [] });
  await expect(runCommand(['conformance', '--url', url, '--key', 'secret'])).rejects.toThrow(
    `${url} can’t be reached. Check the address.`,
  );
});

test('a certificate of an unknown authority is reported after one request', async () => {
  const server = createServer(await (await createAuthority()).sign('localhost', 90)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  const found = await checkConformance({ url, key: 'secret', write: true, say: () => undefined });
  expect(found).toMatchObject({ ended: 'untrusted certificate', requests: 1, results: [] });
  await expect(runCommand(['conformance', '--url', url, '--key', 'secret'])).rejects.toThrow(
    `${url} has no valid certificate, so it wasn’t checked.`,
  );
});
