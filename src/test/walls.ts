/**
 * Which room may import which. Lint, the house test and the README's map all follow this one table. A room is a folder
 * of src. `may` names the other rooms (with the rooms inside those) and single files that its files may import as
 * `#room/file.ts`. The innermost room that holds a file decides. `packages`, if given, lists everything from
 * node_modules that the room may use.
 */
export interface Room {
  readonly room: string;
  readonly may: readonly string[];
  readonly packages?: readonly string[];
}

/** The parsed environment, which only the rooms that need it may import. */
const settings = 'server/config.ts';
/** Where files beside the code are. */
const paths = 'server/paths.ts';

/** The parts of the interface. Each may import the ones before it. */
const parts = ['base', 'layout', 'form', 'overlay', 'table', 'chart', 'frame'];

const page = [
  'contract',
  'qr',
  'visitor-pages',
  'web/api',
  'web/client',
  'web/ui',
  'web/browser',
  'web/words',
  'web/lib',
  'web/statistics',
  'web/pixels',
  'web/access',
  'web/codes',
  'web/replica',
  'web/jobs',
  'web/bulk',
];

/** A folder of pages may not import another. */
const pages =
  'account bio campaigns channels domains jobs links overlays overview pixels qr sign-in splash statistics support';

export const rooms: readonly Room[] = [
  { room: 'contract', may: [], packages: ['zod'] },
  { room: 'qr', may: ['contract'], packages: ['qrcode'] },
  { room: 'visitor-pages', may: ['contract'], packages: [] },
  { room: 'server', may: ['contract', 'qr', 'visitor-pages'] },
  { room: 'server/store', may: ['contract/fold-for-search.ts'] },
  { room: 'server/rules', may: ['contract', 'server/store', settings] },
  { room: 'server/http', may: ['contract', 'server/store', 'server/rules', settings, paths] },
  {
    room: 'server/gateway',
    may: ['contract', 'server/rules', 'server/http', settings],
  },
  { room: 'server/quirks', may: ['contract'] },
  { room: 'server/conformance', may: ['contract'] },
  { room: 'server/mail', may: ['server/rules/limit-concurrency.ts'] },
  {
    room: 'server/traffic',
    may: ['contract', 'qr', 'visitor-pages', 'server/store', 'server/rules', 'server/http', settings, paths],
  },
  {
    room: 'server/demo',
    may: ['contract', 'qr', 'server/store', 'server/rules', 'server/http', 'server/traffic'],
  },
  {
    room: 'server/services',
    may: [
      'contract',
      'qr',
      'server/store',
      'server/rules',
      'server/http',
      'server/mail',
      'server/traffic',
      settings,
      paths,
    ],
  },
  {
    room: 'server/routes',
    may: [
      'contract',
      'qr',
      'server/store',
      'server/rules',
      'server/http',
      'server/mail',
      'server/traffic',
      'server/demo',
      'server/services',
      settings,
    ],
  },
  // Holds only tests, which run the whole product in a process of its own.
  { room: 'server/attacks', may: [] },
  { room: 'web/words', may: [] },
  { room: 'web/lib', may: ['web/words', 'qr/readable-url.ts', 'qr/readable-host.ts'] },
  { room: 'web/browser', may: ['web/words', 'web/lib'] },
  { room: 'web/ui', may: ['web/browser', 'web/words', 'web/lib'] },
  ...parts.map((part, place) => ({
    room: `web/ui/${part}`,
    may: [
      'web/browser',
      'web/words',
      'web/lib',
      ...parts.slice(0, place).map((before) => `web/ui/${before}`),
    ],
  })),
  { room: 'web/client', may: ['contract', 'web/browser', 'web/words', 'web/lib'] },
  { room: 'web/api', may: ['contract', 'web/client', 'web/browser', 'web/words', 'web/lib'] },
  {
    room: 'web/statistics',
    may: ['contract', 'web/api', 'web/client', 'web/ui', 'web/browser', 'web/words', 'web/lib'],
  },
  {
    room: 'web/pixels',
    may: ['contract', 'web/api', 'web/client', 'web/ui', 'web/browser', 'web/words', 'web/lib'],
  },
  {
    room: 'web/access',
    may: ['contract', 'web/api', 'web/client', 'web/ui', 'web/browser', 'web/words', 'web/lib'],
  },
  {
    room: 'web/codes',
    may: ['contract', 'qr', 'web/api', 'web/client', 'web/ui', 'web/browser', 'web/words', 'web/lib'],
  },
  {
    room: 'web/jobs',
    may: ['contract', 'web/api', 'web/client', 'web/ui', 'web/browser', 'web/words', 'web/lib'],
  },
  {
    room: 'web/replica',
    may: ['contract', 'web/api', 'web/client', 'web/ui', 'web/browser', 'web/words', 'web/lib'],
  },
  {
    room: 'web/bulk',
    may: ['contract', 'web/api', 'web/client', 'web/jobs', 'web/ui', 'web/browser', 'web/words', 'web/lib'],
  },
  ...pages.split(' ').map((folder) => ({ room: `web/pages/${folder}`, may: page })),
  { room: 'web/app', may: ['contract', 'web'] },
  { room: 'test', may: ['contract', 'qr', 'visitor-pages', 'server', 'web'] },
  { room: 'tools', may: ['contract', 'qr', 'server', 'test'] },
];

/** Journeys are outside src and see the product only as its users do. */
const journeys: Room = { room: 'e2e', may: ['contract', 'qr', 'test'] };

export const holds = (room: string, path: string) => path === room || path.startsWith(`${room}/`);

/** Returns the innermost room of a file, by its path from src. */
export const roomOf = (path: string) =>
  rooms.filter(({ room }) => holds(room, path)).toSorted((a, b) => b.room.length - a.room.length)[0];

/**
 * Returns the rooms and files that a file may import. A room's tests may also import its whole side of the product and
 * the test room.
 */
export function openTo({ room, may }: Room, isTest: boolean): readonly string[] {
  const side = room.replace(/\/.*/, '');
  return isTest ? [...may, room, side, 'test'] : [...may, room];
}

const testFiles = '**/*.test.{ts,tsx}';

/** Applies to code that a browser loads before it shows anything. */
const wholeZod = { regex: '^zod$', message: 'Write zod/mini, which is a third of zod.' };

function wall(where: Room, folder: string, isTest: boolean) {
  const { room } = where;
  const open = openTo(where, isTest);
  return {
    files: [isTest ? `${folder}/${testFiles}` : `${folder}/**/*.{ts,tsx}`],
    forbidden: [
      { regex: '(^|/)\\.\\.(/|$)', message: 'Write #room/file.ts instead of ../' },
      ...(/^(?:contract|web)(?:\/|$)/.test(room) ? [wholeZod] : []),
      {
        group: ['#*/**', ...open.flatMap((name) => [`!#${name}`, `!#${name}/**`])],
        message: `Only these are open to ${room}: ${open.join(', ') || 'none'} (src/test/walls.ts).`,
      },
    ],
  };
}

/** For `no-restricted-imports`. A later entry replaces an earlier one, so inner rooms come after outer ones. */
export const walls = [
  ...rooms
    .toSorted((a, b) => a.room.length - b.room.length)
    .flatMap((room) => [wall(room, `src/${room.room}`, false), wall(room, `src/${room.room}`, true)]),
  wall(journeys, 'e2e', false),
];
