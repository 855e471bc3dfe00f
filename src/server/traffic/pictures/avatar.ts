import { initialsOf } from '#visitor-pages/initials.ts';

/** Background colors on which white letters have a contrast of at least 4.5:1. */
const grounds = [
  '#3b53d9',
  '#0f766e',
  '#a21c6b',
  '#b45309',
  '#1f7a4d',
  '#6d28d9',
  '#b3261e',
  '#0369a1',
  '#5c5b56',
  '#4d6312',
];

/** FNV-1a, so the same name has the same color everywhere. */
function hashOf(name: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const character of name) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return sum >>> 0;
}

/**
 * Draws a square avatar for a name without a picture, as an SVG document. It shows the name's initials on a color
 * derived from the name.
 */
export function drawAvatar(name: string): string {
  const ground = grounds[hashOf(name.toLowerCase()) % grounds.length] ?? '#5c5b56';
  // The initials contain only letters and digits, so nothing needs escaping.
  const initials = initialsOf(name);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<rect width="64" height="64" fill="${ground}"/>` +
    `<text x="32" y="33" fill="#fff" font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-size="${initials.length > 1 ? 25 : 28}" font-weight="600" text-anchor="middle" dominant-baseline="central">${initials}</text>` +
    '</svg>'
  );
}
