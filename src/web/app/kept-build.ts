import { isServed } from '#web/browser/served.ts';
import { createStore } from '#web/browser/store.ts';

const hour = 3_600_000;

const isOutdated = createStore(false);

/** Whether a newer build than this page's is ready to load. */
export const useOutdated = isOutdated.use;

/**
 * Makes the browser keep this build, and records when there is a newer one. Users decide when to load it. Until then
 * the open page continues as it is, with its unsaved input and running work.
 */
export function cacheBuild() {
  isOutdated.set(false);
  // Browsers have no service workers over plain http, except at localhost.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker brings nothing newer than this page.
    if (before) isOutdated.set(true);
    before = serviceWorker.controller;
  });

  // A page that stays open for days should also learn of a new version.
  let looked = Date.now();
  const look = async () => {
    if (document.hidden || Date.now() - looked < hour) return;
    looked = Date.now();
    const registration = await serviceWorker.getRegistration();
    await registration?.update();
  };
  // A failure isn't reported, since the dashboard still works, only not offline.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  document.addEventListener('visibilitychange', () => quietly(look()));
  setInterval(() => quietly(look()), hour / 4);

  const begin = () =>
    quietly(
      serviceWorker.register(isServed() ? '/app/service-worker.js' : 'service-worker.js', {
        updateViaCache: 'none',
      }),
    );
  // The page's own requests go first.
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
