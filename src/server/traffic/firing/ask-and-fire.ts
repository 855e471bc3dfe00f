/**
 * What a page does around the frame that fires its pixels. It asks the visitor for consent if required, opens the
 * frame, and continues. Its source is inlined into the page, so it uses nothing from outside itself.
 */
export function askAndFire(): void {
  /** Maximum wait for the networks, in ms. */
  const most = 1500;

  const place = document.querySelector<HTMLElement>('[data-fires]');
  if (!place) return;
  const { fires = '', asks = '', networks = '' } = place.dataset;
  /** Only exists on a page whose sole purpose is to fire. */
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
    // A frame that is blocked or turns out not to be allowed loads without sending a message.
    frame.addEventListener('load', () => setTimeout(() => hasBegun || goOn(), 100));
    document.body.append(frame);
    setTimeout(goOn, most);
  }

  /**
   * Sends the answer to the service, which stores it for a year in a cookie. Only the service can make a cookie last
   * that long.
   */
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
        // The button that had focus is gone.
        const next = document.querySelector<HTMLElement>('[data-leads-on]') ?? document.querySelector('main');
        if (next && next.tabIndex < 0) next.tabIndex = -1;
        next?.focus();
      }
      const { answer = '' } = button.dataset;
      void remember(answer).then(answer === 'yes' ? fire : goOn);
    });
  }
}
