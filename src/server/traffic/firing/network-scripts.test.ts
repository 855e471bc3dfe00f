import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PixelType } from '#contract/pixel-networks.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
import { tags } from '#test/pixels.ts';
import { networkScripts } from './network-scripts.ts';

/** Returns what a network's code requests and queues. The network's script never loads unless `answers` is given. */
function run(type: PixelType, answers: (w: Record<string, unknown>) => void = () => undefined) {
  const asked: string[] = [];
  const w: Record<string, unknown> = {};
  const load = (src: string, after?: () => void) => {
    asked.push(src);
    answers(w);
    after?.();
  };
  runInNewContext(`(function (w, tags, load) {${networkScripts[type].code}})`)(w, [tags[type]], load);
  return { asked, w };
}

/** Serializes every call that is waiting for the script. */
const waiting = (queue: unknown) =>
  JSON.stringify(queue, (_name, value: unknown) =>
    Object.prototype.toString.call(value) === '[object Arguments]' ? Array.from(value as unknown[]) : value,
  );

test.each(pixelTypes)('%s loads one script, from its own hosts', (type) => {
  const { asked } = run(type, (w) => {
    w['UET'] = class {
      push = () => undefined;
    };
  });
  expect(asked).toHaveLength(1);
  const isAllowed = networkScripts[type].scripts.some((source) =>
    new RegExp(`^${source.replaceAll('.', '\\.').replace('*', '[a-z0-9-]+')}/`).test(asked[0] ?? ''),
  );
  expect(isAllowed, asked[0]).toBe(true);
});

test.each([
  ['analyticspixel', 'dataLayer', ['"config","G-7Q2M4X1ZKD"']],
  ['socialonepixel', 'fbq', ['"init","381920475516204"', '"track","PageView"']],
  [
    'adsearchpixel',
    'dataLayer',
    ['"config","AW-1029384756"', '"event","conversion",{"send_to":"AW-1029384756/xK3pCJ7QlZ"}'],
  ],
  ['professionalpixel', '_linkedin_data_partner_ids', ['"4829103"']],
  ['microblogpixel', 'twq', ['"config","o4k7q"']],
  ['qandapixel', 'qp', ['"init","3f9a1c62d47e4b0b8c1d52b6a0f3e897"', '"track","ViewContent"']],
  ['pinboard', 'pintrk', ['"load","2613948571026"', '"page"']],
  ['snapmsg', 'snaptr', ['"init","9f1c62d4-7a35-4e0b-8c1d-52b6a0f3e897"', '"track","PAGE_VIEW"']],
  ['forum', 'rdt', ['"init","a2_f4k29dqm"', '"track","PageVisit"']],
  ['shortvideo', 'ttq', ['"page"']],
] as const)('%s queues its calls in %s', (type, name, calls) => {
  const left = run(type).w[name] as { queue?: unknown; callQueue?: unknown };
  for (const call of calls) expect(waiting(left.queue ?? left.callQueue ?? left)).toContain(call);
});

test('Bing’s tag is created once its script has run, and AdRoll’s ids are set as globals', () => {
  const made: unknown[] = [];
  run('searchengine', (w) => {
    w['UET'] = class {
      constructor(tag: { ti: string }) {
        made.push(tag.ti);
      }
      push = (name: string) => made.push(name);
    };
  });
  expect(made).toEqual(['187034521', 'pageLoad']);
  const { w, asked } = run('retargetpixel');
  expect(asked).toEqual(['https://s.adroll.com/j/ADV7Q2K3LXN5HJ8WERT4YU/roundtrip.js']);
  expect(w).toMatchObject({
    adroll_adv_id: 'ADV7Q2K3LXN5HJ8WERT4YU',
    adroll_pix_id: 'PIX7Q2K3LXN5HJ8WERT4YU',
  });
});
