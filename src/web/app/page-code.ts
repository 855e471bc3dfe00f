/** Handles page code that couldn't be loaded because an update removed it or the connection failed. */

/** Whether an error reports missing code. Each browser has its own message, and Vite adds one for a missing style. */
export const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|Unable to preload CSS/i.test(
    error.message,
  );

const name = 'waypost-reloaded';
/** A second failure within this time, in ms, isn't caused by an outdated build. Reloading would then never end. */
const grace = 60_000;

const wasJustReloaded = () => {
  try {
    return Date.now() - Number(sessionStorage.getItem(name)) < grace;
  } catch {
    // Without storage this can't be determined, so the user decides.
    return true;
  }
};

/**
 * Whether this page's address responds. Reloading without a server would replace the page with the browser's error
 * page.
 */
async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return response.ok;
  } catch {
    return false;
  }
}

/** Reloads the page once if that may help. Returns false if it doesn't, in which case the user should see the error. */
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
