import { isServed } from '#web/browser/served.ts';
import { createStore } from '#web/browser/store.ts';

const hour = 3_600_000;

const isOutdated = createStore(false);

/** Whether a newer build than that of this page is ready to be loaded. */
export const useOutdated = isOutdated.use;

/**
 * Has the browser keep this build, and notes when there is a newer one. Loading it is left to the person: until then
 * the open page goes on as it is, whatever is typed or under way in it.
 */
export function keepBuild() {
  isOutdated.set(false);
  // Over plain http, save at localhost, browsers have no workers.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first of all brings nothing newer than this page.
    if (before) isOutdated.set(true);
    before = serviceWorker.controller;
  });

  // A page that stays open for days hears of a new version all the same.
  let looked = Date.now();
  const look = async () => {
    if (document.hidden || Date.now() - looked < hour) return;
    looked = Date.now();
    const registration = await serviceWorker.getRegistration();
    await registration?.update();
  };
  // Neither is worth a word when it fails: the dashboard works as well, only not without a connection.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  document.addEventListener('visibilitychange', () => quietly(look()));
  setInterval(() => quietly(look()), hour / 4);

  const begin = () =>
    quietly(
      serviceWorker.register(isServed() ? '/app/service-worker.js' : 'service-worker.js', {
        updateViaCache: 'none',
      }),
    );
  // What the page itself needs comes first.
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
