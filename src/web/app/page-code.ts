/** What to do when a page's own code does not come: an update has taken it away, or the connection has. */

/** Each browser has its own words; Vite adds those for a missing style. */
export const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|Unable to preload CSS/i.test(
    error.message,
  );

const name = 'waypost-reloaded';
/** A second failure within this time, in ms, is no matter of age: reloading again would go on for ever. */
const grace = 60_000;

const wasJustReloaded = () => {
  try {
    return Date.now() - Number(sessionStorage.getItem(name)) < grace;
  } catch {
    // Without a memory it can't be told: then a person decides.
    return true;
  }
};

/** Whether this page's own address answers: reloading without a server would lose the page for the browser's own. */
async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return response.ok;
  } catch {
    return false;
  }
}

/** Loads the page again, once, when that may help. False: it does not, and a person should be told. */
export async function reloadOnce(reload: () => void): Promise<boolean> {
  if (wasJustReloaded() || !(await isReachable())) return false;
  try {
    sessionStorage.setItem(name, String(Date.now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
