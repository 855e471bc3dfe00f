/** What a page of the built product asks for until the thing is there that people open it for. */
import type { CDPSession, Page } from 'playwright';

/** What a page is opened for: when the first of these is on the screen, it is there. */
export interface View {
  /** Below /app/. */
  path: string;
  /** CSS. */
  shows: string;
}

export interface FirstView {
  /** All of them, page and data included. */
  requests: number;
  /** Bytes as they were sent, without headers. */
  script: number;
  style: number;
  font: number;
  data: number;
  /** From the beginning of the navigation until it is painted, in ms. */
  visible: number;
  painted: number;
  /** What tasks took beyond 50 ms until then, in ms. */
  blocked: number;
  /** What moved without having been touched, as Chromium scores it. */
  shift: number;
  /** Paths, in the order of asking, without the origin. */
  asked: string[];
}

/** For a machine that others use as well, in ms. */
const patience = 100_000;

interface Seen {
  visible: number;
  blocked: number;
  shift: number;
}

/** In the page, before anything of it: notes when it is painted, and what keeps it busy until then. */
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
  /** When the picture of the frame of this moment was made, where that took long: tasks that waited may come first after it. */
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
    // This frame's picture is made after the callback, and has been by the next task.
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

/** Notes each request with the bytes of its body, as they came over the wire. */
async function listen(cdp: CDPSession) {
  const asked = new Map<string, Asked>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    // The browser asks for a page's icon when it likes.
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
 * Opens a page on a slow processor, in a browser that knows nothing of it but who is signed in, and measures until it
 * shows what it is opened for. What is asked for after that is not counted, and need not have ended.
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
