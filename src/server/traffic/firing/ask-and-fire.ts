/**
 * What a page does around the frame in which its pixels fire: it asks the visitor where it has to, opens the frame, and
 * goes on. Its text stands in the page, so it uses nothing from outside of itself.
 */
export function askAndFire(): void {
  /** Nobody waits longer than this for networks, in milliseconds. */
  const most = 1500;

  const place = document.querySelector<HTMLElement>('[data-fires]');
  if (!place) return;
  const { fires = '', asks = '', networks = '' } = place.dataset;
  /** Only of a page that has nothing to show but this. */
  const onward = document.querySelector<HTMLAnchorElement>('[data-goes-on]');
  const goOn = () => {
    if (onward) location.replace(onward.href);
  };

  function fire(): void {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = fires;
    let hasBegun = false;
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      hasBegun = true;
      if (data === 'done') goOn();
    });
    // One that is blocked, or was not allowed in the end, is loaded without a word.
    frame.addEventListener('load', () => setTimeout(() => hasBegun || goOn(), 100));
    document.body.append(frame);
    setTimeout(goOn, most);
  }

  /** For a year, by a cookie that the service alone can make last so long. */
  function remember(answer: string): Promise<unknown> {
    const body = new URLSearchParams({ account: asks, networks, answer });
    const sent = fetch('/pixels/choice', { method: 'POST', body, keepalive: true }).catch(() => undefined);
    return Promise.race([sent, new Promise((resolve) => setTimeout(resolve, most))]);
  }

  if (asks === '') {
    fire();
    return;
  }
  const buttons = place.querySelectorAll<HTMLButtonElement>('button[data-answer]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const each of buttons) each.disabled = true;
      if (!onward) {
        place.remove();
        // The button that had the focus is gone.
        const next = document.querySelector<HTMLElement>('[data-leads-on]') ?? document.querySelector('main');
        if (next && next.tabIndex < 0) next.tabIndex = -1;
        next?.focus();
      }
      const { answer = '' } = button.dataset;
      void remember(answer).then(answer === 'yes' ? fire : goOn);
    });
  }
}
