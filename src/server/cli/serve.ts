import { z } from 'zod';
import { parseMixture, quirkNames, quirks } from '#server/quirks/quirks.ts';
import { startQuirksServer } from '#server/quirks/quirks-server.ts';
import type { Command } from './command.ts';
import { InvalidInput } from './command.ts';
import { optional, required, whole } from './option.ts';

const options = {
  quirks: required(
    'NAMES',
    z.string().min(1),
    `What is awkward: all (a mixture chosen by the seed), none, or some of ${quirkNames.join(',')}`,
  ),
  seed: optional('N', whole(0, 999_999_999), 'Seed of the mixture and the records (default: 1)'),
  limit: optional('N', whole(1, 1_000_000), 'Requests per minute (default: 30)'),
  key: optional('KEY', z.string(), 'API key to accept (default: awkward)'),
  port: optional('N', whole(0, 65_535), 'Port to listen on (default: a free one)'),
};

/** Starts a server for testing clients, which keeps made-up records in memory only. */
export const serve: Command = {
  name: 'serve',
  summary: 'Start a deliberately awkward server, to test clients',
  options,
  async run(values) {
    const given = values as { quirks: string; seed?: number; limit?: number; key?: string; port?: number };
    const { seed = 1, limit = 30, key = 'awkward', port = 0 } = given;
    const mixture = parseMixture(given.quirks, seed);
    if (!mixture) throw new InvalidInput(`--quirks: Choose from all, none, ${quirkNames.join(', ')}.`);
    const { url } = await startQuirksServer({ mixture, key, limit, port });
    const on = quirkNames.filter((name) => isSomewhere(name, mixture));
    const lines = on.map((name) => `  ${name.padEnd(14)} ${quirks[name]}`);
    const hint = 'Send the header X-Quirk: delay, lost, login, cut or truncated for one such response.';
    return {
      json: { url, key, limit, seed, quirks: on },
      text: [
        `An awkward server is at ${url}, with the key ${key} and ${limit} requests per minute.`,
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

const isSomewhere = (name: (typeof quirkNames)[number], { has }: ReturnType<typeof parseMixture> & object) =>
  places.some((place) => has(name, place));
