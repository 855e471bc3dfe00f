/** Saves a file as a download. */
export const downloadBlob = (blob: Blob, name: string) => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

export const downloadText = (text: string, name: string, type = 'text/plain') =>
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);

/** Turns a title into a file name. Letters and digits of every script stay, everything else becomes a hyphen. */
export const fileName = (title: string, extension: string) => {
  const whole = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  // Don't end with half of a surrogate pair.
  const stem = whole
    .slice(0, 80)
    .replace(/[\ud800-\udbff]$/u, '')
    .toLowerCase();
  return `${stem || 'untitled'}.${extension}`;
};
