/** `npm run icons`: draws the app's icons for phones and desktops from public/icon.svg. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from './installed-bin.ts';

const folder = join(root, 'public');
const rounded = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** For systems that cut the shape themselves, the background reaches the edges. */
const square = rounded.replace(/ rx="\d+"/, '');

const draw = (name: string, svg: string, width: number) =>
  writeFileSync(
    join(folder, name),
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  );

draw('icon-192.png', rounded, 192);
draw('icon-512.png', rounded, 512);
draw('icon-maskable-512.png', square, 512);
draw('icon-180.png', square, 180);
