import { z } from 'zod';
import { mixtureOf, quirkNames, quirks } from '#server/quirks/quirks.ts';
import { startQuirksServer } from '#server/quirks/quirks-server.ts';
import type { Command } from './command.ts';
import { BadInput } from './command.ts';
import { optional, required, whole } from './option.ts';

const options = {
  quirks: required(
    'NAMES',
    z.string().min(1),
    `What is awkward: all for a mixture that follows from the seed, none, or some of ${quirkNames.join(',')}`,
  ),
  seed: optional('N', whole(0, 999_999_999), 'Another mixture and other records; 1 if not given'),
  limit: optional('N', whole(1, 1_000_000), 'Requests a minute; 30 if not given'),
  key: optional('KEY', z.string(), 'The API key that is taken; "awkward" if not given'),
  port: optional('N', whole(0, 65_535), 'The port to listen at; a free one if not given'),
};

/** For those who write clients: a server that holds made-up records in memory alone. */
export const serve: Command = {
  name: 'serve',
  summary: 'Start an awkward server of the API, to test clients with',
  options,
  async run(values) {
    const given = values as { quirks: string; seed?: number; limit?: number; key?: string; port?: number };
    const { seed = 1, limit = 30, key = 'awkward', port = 0 } = given;
    const mixture = mixtureOf(given.quirks, seed);
    if (!mixture) throw new BadInput(`--quirks: Choose from all, none, ${quirkNames.join(', ')}.`);
    const { url } = await startQuirksServer({ mixture, key, limit, port });
    const on = quirkNames.filter((name) => isSomewhere(name, mixture));
    const lines = on.map((name) => `  ${name.padEnd(14)} ${quirks[name]}`);
    const hint = 'Ask with the header X-Quirk: delay, lost, login, cut or truncated for one such answer.';
    return {
      json: { url, key, limit, seed, quirks: on },
      text: [
        `An awkward server is at ${url}, with the key ${key} and ${limit} requests a minute.`,
        ...lines,
        hint,
      ].join('\n'),
    };
  },
};

const places = [
  'GET /api/account',
  'GET /api/campaigns',
  'PUT /api/channel/:id/update',
  'POST /api/pixel/add',
  'GET /api/qr/:id',
  'GET /api/qr',
  'GET /api/urls',
  'no endpoint',
];

const isSomewhere = (name: (typeof quirkNames)[number], { has }: ReturnType<typeof mixtureOf> & object) =>
  places.some((place) => has(name, place));
