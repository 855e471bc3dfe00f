import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { startWithDns, statesOf, type WithDns } from '#test/start-with-dns.ts';

let waypost: WithDns;
beforeAll(async () => {
  waypost = await startWithDns();
});
afterAll(() => waypost.stop());

const check = async (key: string, id: number) => (await waypost.checkDomain(key, id)).body.data;

describe('a verification file', () => {
  /** Starts the domain's former server, at another address of this machine but the same port. */
  const serve = async (answer: (path: string) => Promise<string | undefined>) => {
    const server = createServer((request, response) => {
      void answer(request.url ?? '').then((text) =>
        response.writeHead(text === undefined ? 404 : 200).end(text ?? 'Not found'),
      );
    });
    await new Promise<void>((resolve) => server.listen(Number(waypost.port), '127.0.0.2', resolve));
    return () => new Promise((resolve) => server.close(resolve));
  };
  const path = '/.well-known/waypost-verification.txt';

  test('on the domain’s former server proves it, even after the switch to this service', async () => {
    const { key } = await waypost.addAccount();
    const host = waypost.newHost();
    waypost.dns.addresses[host] = ['127.0.0.2'];
    const { id, setup } = (await waypost.saveDomain(key, host)).body;
    let text = 'something else';
    const stop = await serve(async (asked) => (asked === path ? text : undefined));
    expect(statesOf((await check(key, id)).setup).proof).toBe('failed');
    text = `waypost-other\n${setup.proof.file.content}\n`;
    const seen = (await check(key, id)).setup;
    expect(statesOf(seen)).toEqual({ proof: 'passed', address: 'passed', answer: 'failed' });
    expect(seen.checks[0].message).toBe('Ownership verified by file.');
    await stop();
    waypost.dns.addresses[host] = ['127.0.0.1'];
    expect((await check(key, id)).status).toBe('ready');
  });

  test('proves nothing if the domain’s other pages come from this service', async () => {
    const { key } = await waypost.addAccount();
    const host = waypost.newHost();
    waypost.dns.addresses[host] = ['127.0.0.2'];
    const { id, setup } = (await waypost.saveDomain(key, host)).body;
    const stop = await serve(async (asked) =>
      asked === path ? setup.proof.file.content : (await fetch(waypost.url + asked)).text(),
    );
    const looked = await check(key, id);
    expect(looked.status).toBe('pending');
    expect(statesOf(looked.setup)).toEqual({ proof: 'failed', address: 'passed', answer: 'passed' });
    await stop();
  });

  test('isn’t replaced by a link that has its content as alias', async () => {
    const { key, id: account } = await waypost.addAccount();
    const host = waypost.newHost();
    waypost.dns.addresses[host] = ['127.0.0.1'];
    const { id, setup } = (await waypost.saveDomain(key, host)).body;
    await addLink(waypost, account, { alias: setup.proof.file.content });
    expect((await check(key, id)).status).toBe('pending');
  });
});
