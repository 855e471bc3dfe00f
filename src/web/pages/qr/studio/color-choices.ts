import { qrStudio as words } from '#web/words/qr-studio.ts';

/** Each ink is dark enough on all of the papers. */
export const inks = [
  { hex: '#000000', name: words.inks.black },
  { hex: '#4a4a46', name: words.inks.soot },
  { hex: '#1e2878', name: words.inks.navy },
  { hex: '#1f5f3f', name: words.inks.forest },
  { hex: '#8c1f1a', name: words.inks.brick },
  { hex: '#5b2a86', name: words.inks.plum },
];

export const papers = [
  { hex: '#ffffff', name: words.papers.white },
  { hex: '#f4f4f2', name: words.papers.ash },
  { hex: '#fbf3e0', name: words.papers.cream },
  { hex: '#eceffc', name: words.papers.sky },
  { hex: '#e8f4ed', name: words.papers.mint },
  { hex: '#fcedeb', name: words.papers.rose },
];
