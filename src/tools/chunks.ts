/**
 * Decides which modules of the dashboard share a file. A page loads few files, and none that it doesn't need at first.
 */

/** The part of Rolldown's module info that is used here. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type Find = (id: string) => ModuleInfo | null;

const web = '/src/web/';
/** Chooses the language, and then starts the app. */
const entry = `${web}app/main.ts`;
export const start = `${web}app/start.tsx`;
const routes = `${web}app/routes.tsx`;
/**
 * Determine whose page it is if the browser keeps several accounts. They run before all code that reads an account's
 * data.
 */
const chooses = /\/src\/web\/(?:client\/kept-accounts|browser\/account-mark)\.ts$/;
/** Signs in to further accounts and switches between them. Few browsers do. */
const switches = `${web}api/accounts.ts`;
/** Shows the figures of pages that have them, once there are some. */
const analytics = `${web}statistics/analytics/Analytics.tsx`;
const plot = `${web}ui/chart/TimePlot.tsx`;

/** Packages that change only with an update. A file that is the same in every build stays in the browser's cache. */
const lasting =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/[^/]+|use-sync-external-store)\//;

/** Large packages. Each is needed by only one part, which loads it. */
const large = /\/node_modules\/(?:d3-geo|world-atlas|topojson|zxing)/;

const overlays = /\/node_modules\/(?:@base-ui|@floating-ui|tabbable)\//;

const forms = /\/node_modules\/(?:react-hook-form|@hookform)\//;

/** Packages for dialogs and forms. They load with the first one that opens, whatever page that is on. */
const kits = [
  { name: 'overlay', holds: overlays },
  // Shared by dialogs and charts, or by charts and the map.
  { name: 'stores', holds: /\/node_modules\/(?:use-sync-external-store|d3-array|internmap)\// },
  { name: 'forms', holds: forms },
] as const;

/** The schema library. No page needs schemas before a form, or a response that doesn't plainly follow the contract. */
const schemas = /\/node_modules\/zod\//;
const contract = /\/src\/contract\//;

/** Parts of the remaining contract. They're evaluated one at a time, since an action needs only one or two of them. */
const parts = [
  { name: 'contract-qr', holds: /\/src\/contract\/(?:qr[\w-]*|rgb-color|looks)\.ts$/ },
  { name: 'contract-visits', holds: /\/src\/contract\/(?:series|analytics[\w-]*|support-records)\.ts$/ },
  { name: 'contract-pages', holds: /\/src\/contract\/(?:splash|overlays|bio)\.ts$/ },
] as const;

/** Reads responses with all schemas. */
const reads = '/src/contract/answers/decode-call.ts';

/** Small modules that pages of every kind need. No page should wait for a large file that happens to hold one. */
const small =
  /\/(?:src\/web\/ui\/(?:layout\/Stack|form\/SegmentedControl)\.tsx|lucide-react\/dist\/esm\/icons\/ban\.mjs)$/;

/** Modules that at least this many lists need load with the first of them. */
const most = 3;

function reachOf(start: string, find: Find): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of find(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Returns everything that is imported lazily by any module that can be reached. */
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

/** Pages of records that have figures. */
const isRecord = (page: string) => /\/(?:links\/LinkPage|qr\/record\/QrPage)\.tsx$/.test(page);

const isOneOf =
  (...rooms: string[]) =>
  (page: string) =>
    rooms.includes(roomOf(page));

/** Pages that are opened to change something, and bring forms. */
const isForm = (page: string) => /\/(?:sign-in\/\w+|account\/\w+|(?:Add|Edit|Batch)\w*Page)\.tsx$/.test(page);

/** Keeps lists from waiting for code that only forms share, or that the pages behind them share. */
const partOf = (pages: readonly string[]) =>
  pages.every(isForm) ? '-forms' : pages.some(isList) ? '-list' : '';

/**
 * Names the chunk of a module that several pages need, but not all. Whatever it imports is needed by at least the same
 * pages, so no two chunks wait for each other.
 */
function sharedBy(pages: readonly string[], needs: (packages: RegExp) => boolean): string {
  const rooms = new Set(pages.map(roomOf));
  if (rooms.size === 1) return [...rooms].join('') + (partOf(pages) || (needs(overlays) ? '-dialogs' : ''));
  const forLists = pages.filter(isList);
  // Every page needs some of it, and few files load sooner than many.
  if (forLists.length >= most || !forLists.every(isCopied)) return 'frame';
  if (forLists.length > 0 && pages.some(isSignIn)) return 'frame';
  const [list, ...otherLists] = forLists;
  // The tasks page knows the contents of all lists, and nobody starts there.
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
 * Names the chunk of a module of schemas or the contract. Sign-in needs few of the schemas. Schemas that no page and at
 * most one dialog needs load with the code that reads the responses of other servers. Modules that pages need too are
 * small, and load with the frame.
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

/**
 * Returns a function that names a module's chunk. Undefined leaves it to the bundler, which puts it with the module
 * that needs it.
 */
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
    // All lists share one file of styles, which includes the few of sign-in.
    if (id.endsWith('.css') && pages.some((page) => isList(page) || isSignIn(page))) return 'frame';
    if (id.endsWith('.css') && pages.some(isOverview)) return 'overview';
    const acts = needing(known.acts);
    // All figures share another one.
    if (id.endsWith('.css') && pages.some(isMeasured)) return 'measures';
    // Charts load with the first chart, not with a dialog. The pages of statistics always show one.
    if (acts.some((act) => act.endsWith(analytics)) && pages.every((page) => roomOf(page) === 'statistics'))
      return 'charts';
    if (pages.length > 1) return sharedBy(pages, needs);
    const [page] = pages;
    if (page !== undefined) {
      if (isList(page)) return `${roomOf(page)}-list`;
      // A record's page, code that only it needs, and code that its folder shares are in one file.
      if (isRecord(page)) return roomOf(page);
      if (acts.length === 0 || needs(forms) || needs(schemas)) return undefined;
      // Otherwise each would be in a file of its own.
      if (needs(overlays)) return 'dialogs';
      return isOverview(page) ? 'overview' : `${roomOf(page)}-parts`;
    }
    // The code that shows the values of charts over time loads after the first view.
    if (acts.some((act) => act.endsWith(plot)) && (acts.length === 1 || id.includes('/node_modules/')))
      return 'plots';
    if (acts.length < 2 || !/\/src\/(?:web|qr)\/|\/lucide-react\//.test(id)) return undefined;
    if (/\/src\/web\/(?:statistics|ui\/chart)\//.test(id)) return 'more-charts';
    // Dialogs, menus and forms load with the user's first action.
    return needs(overlays) ? 'dialogs' : 'acts';
  };
}

/**
 * Finds files that wait for each other. One may need something of another that hasn't loaded yet, and the page would
 * stay empty.
 */
export function findCycle(byFile: ReadonlyMap<string, { imports: readonly string[] }>): string[] | undefined {
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
