/** Measures what a page of the built product loads until its main content is visible. */
import type { CDPSession, Page } from 'playwright';

/** A page, and the content that users open it for. */
export interface View {
  /** Below /app/. */
  path: string;
  /** CSS selector. The content is visible once the first match is on the screen. */
  shows: string;
}

export interface FirstView {
  /** All requests, page and data included. */
  requests: number;
  /** Bytes as sent, without headers. */
  script: number;
  style: number;
  font: number;
  data: number;
  /** From the start of the navigation until the content is painted, in ms. */
  visible: number;
  painted: number;
  /** Time of tasks beyond 50 ms each, until the content is visible, in ms. */
  blocked: number;
  /** Layout shift without user input, as Chromium scores it. */
  shift: number;
  /** Paths without the origin, in the order of the requests. */
  asked: string[];
}

/** Timeout in ms, for a machine with other work to do. */
const patience = 100_000;

interface Seen {
  visible: number;
  blocked: number;
  shift: number;
}

/**
 * Runs in the page before its own code. Records when the content is painted, and how long tasks block the page until
 * then.
 */
function watch(selector: string) {
  const seen = { visible: 0, blocked: 0, shift: 0 };
  Object.assign(globalThis, { firstView: seen });
  const tasks: { start: number; length: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const frames: PerformanceEntry[] = [];
  const frameObserver = new PerformanceObserver((list) => {
    frames.push(...list.getEntries());
  });
  frameObserver.observe({ type: 'long-animation-frame', buffered: true });
  /**
   * Returns when the long frame that contains this moment was painted, if there was one. Tasks that waited may run
   * first after it.
   */
  const endOfFrame = (moment: number) =>
    [...frames, ...frameObserver.takeRecords()]
      .filter(({ startTime, duration }) => startTime <= moment && moment <= startTime + duration)
      .map(({ startTime, duration }) => startTime + duration);
  const look = () => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility()) {
      requestAnimationFrame(look);
      return;
    }
    const looked = performance.now();
    // This frame is painted after the callback, and before the next task.
    const note = () => {
      const visible = Math.min(performance.now(), ...endOfFrame(looked));
      const until = tasks.filter(({ start }) => start < visible);
      seen.blocked = until.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
      seen.visible = visible;
    };
    void scheduler.postTask(note, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
}

interface Asked {
  path: string;
  at: number;
  bytes: number;
  isAnswered: boolean;
}

/** Records each request with the bytes of its body as sent over the network. */
async function listen(cdp: CDPSession) {
  const asked = new Map<string, Asked>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    // The browser requests a page's icon at any time.
    if (!request.url.startsWith('http') || /\.(?:ico|svg)$/.test(request.url)) return;
    const { pathname, search } = new URL(request.url);
    asked.set(requestId, { path: pathname + search, at: wallTime * 1000, bytes: 0, isAnswered: false });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  const answered = ({ requestId }: { requestId: string }) => {
    const one = asked.get(requestId);
    if (one) one.isAnswered = true;
  };
  cdp.on('Network.loadingFinished', answered);
  cdp.on('Network.loadingFailed', answered);
  await cdp.send('Network.enable');
  return asked;
}

/**
 * Opens a page on a slowed-down processor, in a browser that knows only who is signed in, and measures until its main
 * content is visible. Later requests aren't counted and needn't have finished.
 */
export async function firstView(
  page: Page,
  { origin, path, shows }: View & { origin: string },
  { slowed = 4, cold = true } = {},
): Promise<FirstView> {
  const cdp = await page.context().newCDPSession(page);
  const asked = await listen(cdp);
  if (cold) await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(watch, shows);
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  const seen = await page
    .waitForFunction(
      () => {
        const { firstView: noted } = globalThis as unknown as { firstView: Seen };
        return noted.visible > 0 && noted;
      },
      undefined,
      { timeout: patience },
    )
    .catch(async (error: unknown) => {
      const told = [...asked.values()].map(({ path: of, isAnswered }) =>
        isAnswered ? of : `${of} (no answer)`,
      );
      const root = await page.locator('#root').innerHTML({ timeout: 1000 });
      throw new Error(
        `${path} does not show ${shows}:\n${[...told, ...complaints, root.slice(0, 500)].join('\n')}`,
        { cause: error },
      );
    });
  const { visible, blocked, shift } = (await seen.jsonValue()) as Seen;
  const { began, painted } = await page.evaluate(() => ({
    began: performance.timeOrigin,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const before = [...asked.values()].filter(({ at }) => at <= began + visible);
  const sum = (form: RegExp) =>
    before.filter(({ path: of }) => form.test(of)).reduce((all, { bytes }) => all + bytes, 0);
  await cdp.detach();
  return {
    requests: before.length,
    script: sum(/\.js$/),
    style: sum(/\.css$/),
    font: sum(/\.woff2$/),
    data: sum(/^\/api\//),
    visible,
    painted,
    blocked,
    shift,
    asked: before.map(({ path: of }) => of),
  };
}
