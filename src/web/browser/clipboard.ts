const copyBySelection = (text: string) => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  // A dialog keeps the focus inside itself, so the text must be inside it to be selected.
  const active = document.activeElement;
  (active?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  area.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way that plain http leaves
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (active instanceof HTMLElement) active.focus();
  }
};

/**
 * Copies a text. Returns false if the browser refuses. Plain HTTP has no clipboard API, but the old way still works.
 */
export const copyText = async (text: string): Promise<boolean> => {
  if (window.isSecureContext && 'clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  }
  return copyBySelection(text);
};
