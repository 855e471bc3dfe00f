/** Which modules of the dashboard travel together: few files for a page, and none that it does not need at first. */

/** As Rolldown tells of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type Find = (id: string) => ModuleInfo | null;

const web = '/src/web/';
/** It chooses the language, and then starts the app. */
const entry = `${web}app/main.ts`;
export const start = `${web}app/start.tsx`;
const routes = `${web}app/routes.tsx`;

/** Changed by nobody here: what stays the same from build to build stays in the browser. */
const lasting =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[^/]+|use-sync-external-store)\//;

/** Large, and each needed by one thing alone, which brings it. */
const large =
  /\/node_modules\/(?:recharts|d3-[^/]+|victory-[^/]+|@reduxjs|immer|reselect|es-toolkit|decimal|world-atlas|topojson|zxing)/;

const overlays = /\/node_modules\/(?:@base-ui|@floating-ui|tabbable)\//;

/** The kit of dialogs and forms: with the first of them that opens, whatever page that is on. */
const kits = [
  { name: 'overlay', holds: overlays },
  // Both the kit's and the charts'.
  { name: 'stores', holds: /\/node_modules\/use-sync-external-store\// },
  { name: 'forms', holds: /\/node_modules\/(?:react-hook-form|@hookform)\// },
] as const;

/** A module that so many lists need comes with the first of them. */
const most = 3;

function reachOf(start: string, find: Find): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of find(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Everything that is imported when it is needed, from whatever is imported anywhere. */
function lazyFrom(start: string, find: Find): Set<string> {
  const seen = new Set([start]);
  const lazy = new Set<string>();
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = find(id) ?? {};
    for (const next of importedIds) seen.add(next);
    for (const next of dynamicallyImportedIds) {
      seen.add(next);
      lazy.add(next);
    }
  }
  return lazy;
}

const roomOf = (page: string) => /\/src\/web\/(?:pages\/)?([^/]+)\//.exec(page)?.[1] ?? 'app';

const isList = (page: string) => page.endsWith('ListPage.tsx');
/** A link's own page and a code's: they show its numbers, and what the browser keeps a copy of. */
const isRecord = (page: string) => /\/(?:links\/LinkPage|qr\/record\/QrPage)\.tsx$/.test(page);
const isCopied = (page: string) =>
  isRecord(page) || /\/(?:OverviewPage|LinkListPage|QrListPage)\.tsx$/.test(page);
const isMeasured = (page: string) => isRecord(page) || /\/statistics\/\w+\.tsx$/.test(page);

/** They are opened to change something, and bring forms. */
const isForm = (page: string) => /\/(?:sign-in\/\w+|account\/\w+|(?:Add|Edit|Batch)\w*Page)\.tsx$/.test(page);

/** What several pages have in common, other than what all have. */
function sharedBy(pages: readonly string[]): string {
  const rooms = new Set(pages.map(roomOf));
  if (rooms.size === 1) return [...rooms].join('') + (pages.every(isForm) ? '-forms' : '');
  if (pages.filter(isList).length >= most) return 'kit';
  if (pages.every(isMeasured)) return 'measures';
  if (pages.every(isCopied)) return 'lists';
  return pages.some((page) => isList(page) || isCopied(page)) ? 'kit' : 'forms';
}

function look(find: Find) {
  const root = process.cwd();
  const pages = find(root + routes)?.dynamicallyImportedIds ?? [];
  const acts = [...lazyFrom(root + entry, find)].filter((id) => id !== root + start && !pages.includes(id));
  const reaches = (ids: readonly string[]) => ids.map((id) => ({ id, reach: reachOf(id, find) }));
  return {
    entry: reachOf(root + entry, find),
    first: reachOf(root + start, find),
    pages: reaches(pages),
    acts: reaches(acts),
  };
}

/** Says in which chunk a module goes; undefined leaves it to the bundler, which puts it with the one that needs it. */
export function chunkNames() {
  let known: ReturnType<typeof look> | undefined;
  return (id: string, find: Find): string | undefined => {
    known ??= look(find);
    const needing = (among: { id: string; reach: Set<string> }[]) =>
      among.filter(({ reach }) => reach.has(id)).map((one) => one.id);
    if (known.entry.has(id)) return 'main';
    if (known.first.has(id)) return lasting.test(id) ? 'vendor' : 'frame';
    if (large.test(id)) return undefined;
    const kit = kits.find(({ holds }) => holds.test(id));
    if (kit) return kit.name;
    const pages = needing(known.pages);
    const opens = () =>
      [...reachOf(id, find)].some((reached) => overlays.test(reached)) ? 'dialogs' : undefined;
    if (pages.length > 1) {
      const shared = sharedBy(pages);
      return shared === 'forms' ? (opens() ?? shared) : shared;
    }
    if (pages.length === 1) return undefined;
    // Charts come with the first of them, and not with a dialog.
    if (/\/src\/web\/(?:statistics|ui\/chart)\//.test(id) && needing(known.acts).length > 1) return 'charts';
    // Dialogs, menus, forms: with the first thing that somebody does.
    return id.includes(web) && needing(known.acts).length > 1 ? (opens() ?? 'acts') : undefined;
  };
}

/** A file that waits for another that waits for it: what one of them needs may not be there yet, and the page stays empty. */
export function circleIn(byFile: ReadonlyMap<string, { imports: readonly string[] }>): string[] | undefined {
  const done = new Set<string>();
  const look = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of byFile.get(file)?.imports ?? []) {
      const circle = look(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of byFile.keys()) {
    const circle = look(file, []);
    if (circle) return circle;
  }
  return undefined;
}
