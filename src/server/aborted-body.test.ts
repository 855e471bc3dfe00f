import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './store/database/database.ts';
import { addFullKey } from '#test/records/add-full-key.ts';
import { sendRequest } from '#test/send-request.ts';
import { addTargets } from '#test/random-visits.ts';
import { mainScript, startProcess } from '#test/start-process.ts';

test('a request body that is cut off logs no warning or error', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-aborted-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const seed = await openDatabase({ dataDir });
  await addTargets(seed);
  await addFullKey(seed, 'a-key');
  await seed.close();
  const service = await startProcess(mainScript, [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
  });
  onTestFinished(() => service.kill('SIGKILL'));
  const { port, host } = new URL(service.origin);
  const head = ['POST /api/channel/add HTTP/1.1', `Host: ${host}`, 'Authorization: Bearer a-key'];
  const body = ['Content-Type: application/json', 'Content-Length: 1000', 'Expect: 100-continue', '', ''];
  const socket = connect(Number(port), '127.0.0.1', () => socket.write([...head, ...body].join('\r\n')));
  // The service has read the headers and is waiting for the rest.
  socket.once('data', () => socket.write('{"name":', () => socket.destroy()));
  await once(socket, 'close');
  // This request gets its response after the aborted one.
  expect((await sendRequest(`${service.origin}/healthz`)).status).toBe(200);
  await service.kill('SIGTERM');
  expect(service.said()).not.toMatch(/"level":[456]0/);
}, 60_000);
