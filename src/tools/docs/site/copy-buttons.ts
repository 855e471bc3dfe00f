const shownFor = 1500;

/** Adds a copy button to each block of code. Browsers have no clipboard to write to over plain http. */
export function addCopyButtons(): void {
  if (!isSecureContext) return;
  for (const figure of document.querySelectorAll('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    const copy = async () => {
      await navigator.clipboard.writeText(figure.querySelector('code')?.textContent.trimEnd() ?? '');
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), shownFor);
    };
    button.addEventListener('click', () => void copy());
    figure.append(button);
  }
}
