import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawQr } from '#qr/draw.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const add = async (body: object) =>
  (await waypost.call('POST', '/api/qr/add', { key: ada.key, body })).body as { id: number; link: string };
const update = (id: number, body: object) =>
  waypost.call('PUT', `/api/qr/${id}/update`, { key: ada.key, body });
const detailsOf = async (id: number) =>
  (await waypost.call('GET', `/api/qr/${id}`, { key: ada.key })).body.details as Record<string, unknown>;
const picture = async (link: string) => await (await fetch(`${link}.svg`)).text();
const drawn = (text: string) => drawQr(text, { look: { correction: 'M' } });

test('a static code stays static until changed, and its pictures contain its content', async () => {
  const { id, link } = await add({ type: 'text', data: 'Ring twice', static: true });
  expect((await detailsOf(id))['static']).toBe(true);
  expect(await picture(link)).toBe(drawn('Ring twice'));
  expect((await fetch(`${link}.pdf`)).status).toBe(200);
  await update(id, { data: 'Ring once' });
  expect((await detailsOf(id))['static']).toBe(true);
  expect(await picture(link)).toBe(drawn('Ring once'));
  await update(id, { data: 'Ring once', static: false });
  expect((await detailsOf(id))['static']).toBe(false);
  expect(await picture(link)).toBe(drawn(link));
});

test('a code is not static by default, and content behind a password is in no picture', async () => {
  const plain = await add({ type: 'text', data: 'Ring twice' });
  expect(await detailsOf(plain.id)).not.toHaveProperty('static');
  expect(await picture(plain.link)).toBe(drawn(plain.link));
  const secret = await add({ type: 'text', data: 'The key', static: true, password: 'open sesame' });
  expect(await picture(secret.link)).toBe(drawn(secret.link));
});

test('a static code with too much content has its address in its picture', async () => {
  const look = { correction: 'H' };
  const { link } = await add({ type: 'text', data: 'x'.repeat(2000), static: true, look });
  expect(await picture(link)).toBe(drawQr(link, { look: { correction: 'H' } }));
});

test('a code’s details name the kind of its content, and a bank transfer is static', async () => {
  const data = 'BCD\n002\n1\nSCT\n\nAcme Ltd\nDE33100205000001194700\nEUR12.30';
  const { id, link } = await add({ type: 'text', data });
  expect(await detailsOf(id)).toMatchObject({
    type: 'text',
    kind: 'payment',
    holds: 'Acme Ltd',
    static: true,
  });
  expect(await picture(link)).toBe(drawn(data));
  const names = await Promise.all(
    [
      { type: 'text', data: 'geo:52.5,13.4' },
      { type: 'text', data: 'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W' },
      { type: 'link', data: 'https://wa.me/49301234567?text=Hello' },
    ].map(async (body) => (await detailsOf((await add(body)).id))['name']),
  );
  expect(names).toEqual(['52.5, 13.4', 'Bitcoin 175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W', '+49301234567']);
});

test('a code’s details include its schedule and whether it has a password', async () => {
  const { id } = await add({
    type: 'link',
    data: 'https://acme.com',
    start: '2099-01-01 00:00:00',
    expiry: '2099-02-01 00:00:00',
    password: 'open sesame',
  });
  expect(await detailsOf(id)).toMatchObject({
    start: '2099-01-01 00:00:00',
    expiry: '2099-02-01 00:00:00',
    password: true,
  });
});
