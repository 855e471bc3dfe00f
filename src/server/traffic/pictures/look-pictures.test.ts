import { afterAll, beforeAll, expect, test } from 'vitest';
import { eyeBalls, eyeFrames, frameKinds, levels, moduleShapes } from '#contract/qr-look.ts';
import { drawQr } from '#qr/draw.ts';
import { scanMe } from '#test/qr/outlines.ts';
import { pairsOf } from '#test/qr/pairs.ts';
import { difference, pictureOfPng, rasterised } from '#test/qr/read-codes.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

/** Every pair of these values occurs in at least one row. */
const looks = pairsOf({
  modules: moduleShapes,
  eyeFrame: eyeFrames,
  eyeBall: eyeBalls,
  gradient: [
    undefined,
    { kind: 'linear', to: 'rgb(140,20,60)', angle: 45 },
    { kind: 'radial', to: 'rgb(0,90,60)' },
  ],
  eyeColor: [undefined, 'rgb(120,20,20)'],
  ballColor: [undefined, 'rgb(20,80,20)'],
  transparent: [undefined, true],
  frame: [undefined, ...frameKinds],
  margin: [undefined, 2, 8],
  correction: levels,
});

const side = 256;

test('served SVG and PNG pictures match the one on screen for every pair of look options', async () => {
  for (const { frame, ...choices } of looks) {
    const look = { ...choices, ...(frame && { frame: { kind: frame, text: 'SCAN ME', outline: scanMe } }) };
    const { body: code } = await waypost.call('POST', '/api/qr/add', {
      key: ada.key,
      body: { type: 'text', data: 'x', look },
    });
    const name = JSON.stringify(choices) + String(frame);
    const screen = drawQr(code.link, { look });
    expect(await (await fetch(`${code.link}.svg`)).text(), name).toBe(screen);
    const png = await fetch(`${code.link}.png?size=${side}`);
    const served = pictureOfPng(Buffer.from(await png.arrayBuffer()), side);
    const shown = rasterised(screen, side);
    expect([served.width, served.height], name).toEqual([shown.width, shown.height]);
    expect(difference(served, shown), name).toBeLessThan(0.004);
  }
}, 60_000);
