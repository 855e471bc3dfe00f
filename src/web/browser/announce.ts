/** What comes soon after replaces it, in ms: several keys of one word are answered once. */
const pause = 500;
/** After so long it is read on no page any more, in ms. */
const lifetime = 5000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has screen readers say something when they have nothing else to say; also twice the same. */
export function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.role = 'status';
    // Beside the app, so that it is there before it says something, and stays while pages change.
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
