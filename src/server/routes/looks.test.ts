import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawQr } from '#qr/draw.ts';
import { blankPng } from '#test/pictures.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
  bob = await waypost.addAccount();
});
afterAll(() => waypost.stop());

type Body = Record<string, unknown>;
const add = (body: Body, key = ada.key) =>
  waypost.call('POST', '/api/qr/add', { key, body: { type: 'text', data: 'x', ...body } });
const source = async (id: number) =>
  (await waypost.call('GET', `/api/qr/${id}`, { key: ada.key })).body.source as Body;
const update = (id: number, body: Body) =>
  waypost.call('PUT', `/api/qr/${id}/update`, { key: ada.key, body: { data: 'x', ...body } });
const templates = async (key = ada.key) => (await waypost.call('GET', '/api/looks', { key })).body.looks;

const look = {
  modules: 'dots',
  eyeFrame: 'leaf',
  eyeColor: 'rgb(1,2,3)',
  gradient: { kind: 'linear', to: 'rgb(90,20,60)', angle: 45 },
  frame: { kind: 'bubble', text: 'Scan <me>', outline: 'M10 10l100 0 0 40 -100 0z' },
  margin: 2,
} as const;

test('a QR code’s look is saved, drawn, kept by other changes, and removed on request', async () => {
  const { body: code } = await add({
    look: { ...look, eyeColor: 'rgb( 1, 2, 3 )', gradient: look.gradient },
  });
  expect((await source(code.id))['look']).toEqual(look);
  const served = async () => await (await fetch(`${code.link}.svg`)).text();
  const drawn = drawQr(code.link, { look: { correction: 'M', ...look } });
  expect(await served()).toBe(drawn);
  expect(drawn).toContain('<title>Scan &lt;me&gt;</title>');
  const png = await fetch(`${code.link}.png?size=256`);
  expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  await update(code.id, { foreground: 'rgb(9,9,9)' });
  expect((await source(code.id))['look']).toEqual(look);
  await update(code.id, { look: {} });
  expect(await source(code.id)).not.toHaveProperty('look');
  expect(await served()).toBe(drawQr(code.link, { foreground: 'rgb(9,9,9)', look: { correction: 'M' } }));
});

test.each([
  [{ modules: 'hearts' }, 'look.modules'],
  [{ margin: 21 }, 'look.margin'],
  [{ margin: 1.5 }, 'look.margin'],
  [{ logoSize: 60 }, 'look.logoSize'],
  [{ eyeColor: 'url(https://evil.example)' }, 'look.eyeColor'],
  [{ gradient: { kind: 'linear', to: 'red' } }, 'look.gradient.to'],
  [{ frame: { kind: 'bar', text: 'x'.repeat(41) } }, 'look.frame.text'],
  [{ frame: { kind: 'bar', outline: 'M1 1l1 1"/><script>z' } }, 'look.frame.outline'],
  [{ frame: { kind: 'bar', outline: `M1 1l${'1 1 '.repeat(9000)}1 1z` } }, 'look.frame.outline'],
  ['dots', 'look'],
])('a look that can’t be drawn is refused: %j', async (given, field) => {
  const { status, body } = await add({ look: given });
  expect([status, body.field]).toEqual([400, field]);
});

test('templates belong to one account, and only one of them is the standard', async () => {
  const logo = blankPng(8, 8);
  const keep = (body: Body, key = ada.key) => waypost.call('POST', '/api/look/add', { key, body });
  const { body: first } = await keep({
    name: 'Spring',
    foreground: 'rgb(1,2,3)',
    look,
    logo,
    standard: true,
  });
  const { body: second } = await keep({ name: 'Autumn', standard: true });
  expect(await templates()).toEqual([
    { id: second.id, name: 'Autumn', standard: true },
    { id: first.id, name: 'Spring', standard: false, foreground: 'rgb(1,2,3)', look, logo },
  ]);
  const change = (id: number, body: Body, key = ada.key) =>
    waypost.call('PUT', `/api/look/${id}/update`, { key, body });
  expect((await change(first.id, { name: 'May', standard: true }, bob.key)).status).toBe(404);
  await change(first.id, { name: 'May', standard: true });
  await change(second.id, {});
  expect((await templates()).map(({ name, standard }: Body) => [name, standard])).toEqual([
    ['Autumn', false],
    ['May', true],
  ]);
  expect(await templates(bob.key)).toEqual([]);
  const remove = (key: string) => waypost.call('DELETE', `/api/look/${second.id}/delete`, { key });
  expect((await remove(bob.key)).status).toBe(404);
  expect((await remove(ada.key)).status).toBe(200);
  expect(await templates()).toHaveLength(1);
  expect((await keep({ name: 'Large', logo: `${logo.slice(0, -4)}${'A'.repeat(200_000)}` })).status).toBe(
    400,
  );
  for (let at = 0; at < 29; at += 1) await keep({ name: `More ${at}` });
  expect((await keep({ name: 'One too many' })).body.message).toMatch(/30 templates/);
});

test('a design is applied to many QR codes in one request, but only to the account’s own', async () => {
  const logo = blankPng(16, 16);
  const codes = await Promise.all(['a', 'b', 'c'].map(async (data) => (await add({ data })).body));
  const { body: other } = await add({}, bob.key);
  const ids = [...codes.map(({ id }) => id), other.id];
  const apply = (body: Body) =>
    waypost.call('POST', '/api/qr/look', { key: ada.key, body: { ids, ...body } });
  const { body } = await apply({ foreground: 'rgb(1,2,3)', look, logo });
  expect(body.results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200, 404]);
  for (const { id, link } of codes) {
    expect(await source(id)).toMatchObject({
      foreground: 'rgb(1,2,3)',
      background: 'rgb(255,255,255)',
      look,
    });
    expect((await fetch(`${link}/logo`)).status).toBe(200);
  }
  expect((await fetch(`${other.link}/logo`)).status).toBe(404);
  await apply({ look: {}, logo: 'none' });
  expect(await source(codes[0]?.id)).toMatchObject({ foreground: 'rgb(1,2,3)', logo: null });
  expect(await source(codes[0]?.id)).not.toHaveProperty('look');
});

test('a QR code has PDF and EPS files with its uploaded logo, which follow its changes', async () => {
  const { body: code } = await add({ look, logo: blankPng(40, 20), name: 'Door (north)' });
  const file = async (ending: string) => fetch(`${code.link}.${ending}`);
  const pdf = await file('pdf');
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await pdf.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  const eps = await file('eps');
  expect([eps.status, eps.headers.get('content-type')]).toEqual([200, 'application/postscript']);
  const text = await eps.text();
  expect(text).toContain('%%Title: Door (north)');
  expect(text).toContain('colorimage');
  const tag = pdf.headers.get('etag') ?? '';
  const same = await fetch(`${code.link}.pdf`, { headers: { 'If-None-Match': tag } });
  expect(same.status).toBe(304);
  await update(code.id, { foreground: 'rgb(9,9,9)' });
  expect((await file('pdf')).headers.get('etag')).not.toBe(tag);
  // Fetching a picture doesn't count as a scan.
  const { body } = await waypost.call('GET', `/api/qr/${code.id}`, { key: ada.key });
  expect(body.details.scans).toBe(0);
});
