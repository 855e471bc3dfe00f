const shownFor = 1500;

/** A button on each block of code. Over plain http browsers have no clipboard to write to. */
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
