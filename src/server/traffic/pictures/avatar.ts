import { initialsOf } from '#visitor-pages/initials.ts';

/** Grounds that white letters stand out from by 4.5:1 and more. */
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

/** FNV-1a: the same name has the same color everywhere. */
function hashOf(name: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const character of name) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return sum >>> 0;
}

/** A square picture for who or what has none: the initials of its name on a color of its own, as an SVG document. */
export function drawAvatar(name: string): string {
  const ground = grounds[hashOf(name.toLowerCase()) % grounds.length] ?? '#5c5b56';
  // Letters and digits only, so nothing is left to escape.
  const initials = initialsOf(name);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<rect width="64" height="64" fill="${ground}"/>` +
    `<text x="32" y="33" fill="#fff" font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-size="${initials.length > 1 ? 25 : 28}" font-weight="600" text-anchor="middle" dominant-baseline="central">${initials}</text>` +
    '</svg>'
  );
}
