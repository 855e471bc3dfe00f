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
/** Whose the page is, where the browser keeps several accounts: it comes before all that reads what is kept for one. */
const chooses = /\/src\/web\/(?:client\/kept-accounts|browser\/account-mark)\.ts$/;
/** What signs in beside other accounts, and switches: few browsers do. */
const switches = `${web}api/accounts.ts`;
/** The figures of the pages that have them, once there are some. */
const analytics = `${web}statistics/analytics/Analytics.tsx`;
const plot = `${web}ui/chart/TimePlot.tsx`;

/** Changed by nobody here: what stays the same from build to build stays in the browser. */
const lasting =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[^/]+|use-sync-external-store)\//;

/** Large, and each needed by one thing alone, which brings it. */
const large = /\/node_modules\/(?:d3-geo|world-atlas|topojson|zxing)/;

const overlays = /\/node_modules\/(?:@base-ui|@floating-ui|tabbable)\//;

const forms = /\/node_modules\/(?:react-hook-form|@hookform)\//;

/** The kit of dialogs and forms: with the first of them that opens, whatever page that is on. */
const kits = [
  { name: 'overlay', holds: overlays },
  // The kit's and the charts', or the charts' and the map's.
  { name: 'stores', holds: /\/node_modules\/(?:use-sync-external-store|d3-array|internmap)\// },
  { name: 'forms', holds: forms },
] as const;

/** What travels, as schemas: no page needs them before a form, or an answer that is not plainly by the contract. */
const schemas = /\/node_modules\/zod\//;
const contract = /\/src\/contract\//;

/** Parts of the rest, which are evaluated one at a time: what is done needs one or two of them. */
const parts = [
  { name: 'contract-qr', holds: /\/src\/contract\/(?:qr[\w-]*|rgb-color|looks)\.ts$/ },
  { name: 'contract-visits', holds: /\/src\/contract\/(?:series|analytics[\w-]*|support-records)\.ts$/ },
  { name: 'contract-pages', holds: /\/src\/contract\/(?:splash|overlays|bio)\.ts$/ },
] as const;

/** What reads answers by all schemas there are. */
const reads = '/src/contract/answers/decode-call.ts';

/** Small, and needed by pages of every kind: none of them waits for a large file that happens to hold it. */
const small =
  /\/(?:src\/web\/ui\/(?:layout\/Stack|form\/SegmentedControl)\.tsx|lucide-react\/dist\/esm\/icons\/ban\.mjs)$/;

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
/** Lists that the browser keeps a copy of. */
const isCopied = (page: string) => /\/(?:LinkListPage|QrListPage)\.tsx$/.test(page);
const isSignIn = (page: string) => roomOf(page) === 'sign-in';
const isOverview = (page: string) => page.endsWith('/OverviewPage.tsx');
const isMeasured = (page: string) =>
  /\/(?:links\/LinkPage|qr\/record\/QrPage|statistics\/\w+)\.tsx$/.test(page);

/** The records that have figures. */
const isRecord = (page: string) => /\/(?:links\/LinkPage|qr\/record\/QrPage)\.tsx$/.test(page);

const isOneOf =
  (...rooms: string[]) =>
  (page: string) =>
    rooms.includes(roomOf(page));

/** They are opened to change something, and bring forms. */
const isForm = (page: string) => /\/(?:sign-in\/\w+|account\/\w+|(?:Add|Edit|Batch)\w*Page)\.tsx$/.test(page);

/** A list waits neither for what forms share, nor for what is shared by the pages behind it. */
const partOf = (pages: readonly string[]) =>
  pages.every(isForm) ? '-forms' : pages.some(isList) ? '-list' : '';

/**
 * What several pages have in common, other than what all have. Whatever it imports, at least the same pages need: so no
 * chunk waits for one that waits for it.
 */
function sharedBy(pages: readonly string[], needs: (packages: RegExp) => boolean): string {
  const rooms = new Set(pages.map(roomOf));
  if (rooms.size === 1) return [...rooms].join('') + (partOf(pages) || (needs(overlays) ? '-dialogs' : ''));
  const forLists = pages.filter(isList);
  // Every page has some of it, and few files come sooner than many.
  if (forLists.length >= most || !forLists.every(isCopied)) return 'frame';
  if (forLists.length > 0 && pages.some(isSignIn)) return 'frame';
  const [list, ...otherLists] = forLists;
  // Tasks know what all lists hold, and nobody begins with them.
  if (list !== undefined && otherLists.length === 0 && pages.every(isOneOf(roomOf(list), 'jobs')))
    return `${roomOf(list)}-list`;
  const isTyped = needs(forms) || needs(schemas);
  if (pages.some(isSignIn)) return isTyped ? 'forms' : 'fields';
  if (forLists.length > 0) return 'lists';
  if (pages.some(isOverview)) return 'overview';
  if (pages.some(isMeasured) && !needs(overlays) && !isTyped) return 'measures';
  return needs(overlays) ? 'dialogs' : isTyped ? 'more-forms' : 'parts';
}

/**
 * Of what travels: sign-in brings few of the schemas, and what no page and one dialog at most needs comes with what reads
 * the answers of other servers. What pages know as well is little, and comes with the frame.
 */
function travelling(
  id: string,
  find: Find,
  pages: readonly string[],
  acts: readonly string[],
): string | undefined {
  if ([...reachOf(id, find)].some((reached) => schemas.test(reached))) {
    if (pages.some(isSignIn)) return 'schemas';
    const dialogs = acts.filter((act) => !act.endsWith(reads));
    if (pages.length === 0 && dialogs.length < 2) return 'answers';
    return parts.find(({ holds }) => holds.test(id))?.name ?? 'contract';
  }
  return pages.length > 0 ? 'frame' : undefined;
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
    if (chooses.test(id)) return 'accounts';
    if (id.endsWith(switches)) return 'several';
    if (known.first.has(id)) return lasting.test(id) ? 'vendor' : 'frame';
    if (small.test(id)) return 'frame';
    if (large.test(id)) return undefined;
    const travels = contract.test(id) || schemas.test(id);
    const chunk = travels ? travelling(id, find, needing(known.pages), needing(known.acts)) : undefined;
    if (chunk) return chunk;
    const kit = kits.find(({ holds }) => holds.test(id));
    if (kit) return kit.name;
    const pages = needing(known.pages);
    const needs = (packages: RegExp) => [...reachOf(id, find)].some((reached) => packages.test(reached));
    // One file of styles for all lists, and with it the few of sign-in.
    if (id.endsWith('.css') && pages.some((page) => isList(page) || isSignIn(page))) return 'frame';
    if (id.endsWith('.css') && pages.some(isOverview)) return 'overview';
    const acts = needing(known.acts);
    // And one for figures.
    if (id.endsWith('.css') && pages.some(isMeasured)) return 'measures';
    // Charts come with the first of them, and not with a dialog; the pages of statistics show one in any case.
    if (acts.some((act) => act.endsWith(analytics)) && pages.every((page) => roomOf(page) === 'statistics'))
      return 'charts';
    if (pages.length > 1) return sharedBy(pages, needs);
    const [page] = pages;
    if (page !== undefined) {
      if (isList(page)) return `${roomOf(page)}-list`;
      // A record's page, what only it needs, and what its room shares, in one file.
      if (isRecord(page)) return roomOf(page);
      if (acts.length === 0 || needs(forms) || needs(schemas)) return undefined;
      // Or each would be in a file of its own.
      if (needs(overlays)) return 'dialogs';
      return isOverview(page) ? 'overview' : `${roomOf(page)}-parts`;
    }
    // What tells the values of those over time comes after the first view.
    if (acts.some((act) => act.endsWith(plot)) && (acts.length === 1 || id.includes('/node_modules/')))
      return 'plots';
    if (acts.length < 2 || !/\/src\/(?:web|qr)\/|\/lucide-react\//.test(id)) return undefined;
    if (/\/src\/web\/(?:statistics|ui\/chart)\//.test(id)) return 'more-charts';
    // Dialogs, menus, forms: with the first thing that somebody does.
    return needs(overlays) ? 'dialogs' : 'acts';
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
