/** Debounce in ms. Typing several letters results in one announcement. */
const pause = 500;
/** How long an announcement stays in the page, in ms. */
const lifetime = 5000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has screen readers announce a text once they are idle, even if it repeats the previous one. */
export function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.role = 'status';
    // Outside the app, so that it exists before the first announcement and stays while pages change.
    document.body.append(region);
  }
  const into = region;
  into.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    into.textContent = text;
    timer = setTimeout(() => (into.textContent = ''), lifetime);
  }, pause);
}
