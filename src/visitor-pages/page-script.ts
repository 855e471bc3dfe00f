/**
 * The script of visitor pages. Its source is inlined into each page (`server/traffic/page.ts`), so it uses nothing from
 * outside itself.
 */
export function pageScript(): void {
  /** Copies without the clipboard API, which browsers hide from pages on plain http. */
  function copyBySelection(text: string): boolean {
    const area = document.createElement('textarea');
    area.value = text;
    area.readOnly = true;
    area.className = 'box';
    document.body.append(area);
    area.select();
    try {
      // oxlint-disable-next-line typescript/no-deprecated -- the only way that plain http leaves
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      area.remove();
    }
  }

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  }

  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const label = button.textContent;
    const name = button.getAttribute('aria-label');
    const copyText = async () => {
      const copied = await copy(document.getElementById(button.dataset['copies'] ?? '')?.textContent ?? '');
      button.focus();
      const { done, manual } = button.dataset;
      button.textContent = (copied ? done : manual) ?? label;
      // Otherwise the label would be read instead of the text.
      button.removeAttribute('aria-label');
      setTimeout(() => {
        button.textContent = label;
        if (name !== null) button.setAttribute('aria-label', name);
      }, 2500);
    };
    button.addEventListener('click', () => void copyText());
  }

  /** Counts down on a splash page while it's visible, until the visitor chooses to stay. */
  function countDown(wait: HTMLElement, onward: HTMLAnchorElement): void {
    let left = Number(wait.dataset['seconds']);
    const shown = wait.querySelector('[data-left]');
    const timer = setInterval(() => {
      // Visitors aren't redirected while they're being asked for consent.
      if (document.hidden || document.querySelector('[data-asks]')) return;
      left -= 1;
      if (left > 0) {
        if (shown) shown.textContent = String(left);
        return;
      }
      clearInterval(timer);
      location.replace(onward.href);
    }, 1000);
    const stop = () => {
      clearInterval(timer);
      wait.remove();
    };
    wait.querySelector('[data-stays]')?.addEventListener('click', () => {
      stop();
      onward.focus();
    });
    // After going back from the destination, the page must not redirect again.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) stop();
    });
  }

  const wait = document.querySelector<HTMLElement>('[data-seconds]');
  const onward = document.querySelector<HTMLAnchorElement>('[data-leads-on]');
  if (wait && onward) countDown(wait, onward);

  for (const message of document.querySelectorAll<HTMLElement>('[data-closes]')) {
    message.querySelector('.close')?.addEventListener('click', () => {
      message.dataset['closed'] = '';
      message.querySelector<HTMLElement>('.calls a:last-child')?.focus();
    });
  }

  document.body.classList.add('runs');
}
