import type { qrFile as english } from '#web/words/qr-file.ts';

export const qrFile: typeof english = {
  file: 'Datei',
  hint: (most) => `PDF, PNG oder JPG, bis ${most}. Wer den Code scannt, kann sie öffnen.`,
  nameHint: 'Nur in deiner Liste zu sehen. Ohne Namen steht dort der Name der Datei.',
  missing: 'Wähle eine Datei aus.',
  lost: (name) =>
    `Wähle ${name} noch einmal aus. Dateien bleiben nicht erhalten, wenn du die Seite verlässt.`,
  noFile: (name) => `${name} ist kein PDF, PNG oder JPG.`,
  tooLarge: (size, most) => `Diese Datei ist ${size} groß. Erlaubt sind ${most}.`,
  about: (type, size) => `${type}, ${size}`,
  kib: (count) => `${count} KiB`,
  mib: (count) => `${count} MiB`,
  current: 'Aktuelle Datei',
  uploading: (size) => `${size} werden hochgeladen …`,
  notHere: 'Dieser Server kann keine Dateien speichern. Lade sie anderswo hoch und nutze ihre URL.',
  onlyDynamic: 'Ein statischer Code kann keine Datei öffnen.',
  opens: 'Öffnet',
};
