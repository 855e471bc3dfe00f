import { deflateSync } from 'node:zlib';
import { eyeBalls, eyeFrames, frameKinds, moduleShapes, type QrLook } from '#contract/qr-look.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { drawPlan } from '#qr/draw.ts';
import { epsOf } from '#qr/eps.ts';
import { moreForms } from '#qr/more/kinds.ts';
import { pageOf } from '#qr/page.ts';
import { payloadOf } from '#qr/payload.ts';
import { pdfOf } from '#qr/pdf.ts';
import { planQr } from '#qr/plan.ts';
import { scanMe } from '#test/qr/outlines.ts';
import { drawnByEps, drawnByPdf } from '#test/qr/print-reader.ts';
import { difference, pictureOfPng, prepareReaders, rasterised, readTwice } from '#test/qr/read-codes.ts';
import { startProduct } from '#test/start-product.ts';

/**
 * Draws every look of every type in every size, and reads it with two decoders. Compares the pictures of the service
 * and of print with the one on the screen. The tests cover every two values of all choices. This covers all
 * combinations of adjacent parts: shapes of modules and eyes with gradients, and frames, which begin beyond the quiet
 * zone, with shapes of modules and gradients. `MINUTES=60` runs everything. A shorter run reports what it leaves out.
 */

const minutes = Number(process.env['MINUTES'] ?? 10);
/** Widths of the picture, in pixels. */
const sizes = [240, 420, 720];

const text = (data: string): QrContent => ({ type: 'text', data });

const contents: Readonly<Record<string, QrContent>> = {
  link: { type: 'link', data: 'https://go.example.com/qr/Ab3dE5fG' },
  text: text('Grüße, 世界!'),
  email: { type: 'email', data: { email: 'ada@example.com', subject: 'A table for Friday' } },
  phone: { type: 'phone', data: '+49 30 1234567' },
  sms: { type: 'sms', data: { phone: '+15550100', message: 'JOIN' } },
  wifi: { type: 'wifi', data: { ssid: 'Acme Guest', encryption: 'wpa', pass: 'correct horse' } },
  vcard: { type: 'vcard', data: { fname: 'Ada', lname: 'Lovelace', org: 'Acme Ltd' } },
  event: text(
    moreForms.event.write({
      summary: 'Summer party',
      start: '2027-06-19T18:00',
      end: '',
      place: 'Market square',
      note: '',
    }),
  ),
  location: text(moreForms.location.write({ latitude: '51.5072', longitude: '-0.1276' })),
  whatsapp: { type: 'link', data: moreForms.whatsapp.write({ phone: '+49301234567', message: 'Hello' }) },
  app: { type: 'link', data: moreForms.app.write({ store: 'apple', app: '284882215' }) },
  crypto: text(
    moreForms.crypto.write({
      coin: 'bitcoin',
      address: '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
      amount: '0.01',
      label: '',
    }),
  ),
  payment: text(
    moreForms.payment.write({
      payee: 'Acme Ltd',
      iban: 'DE33100205000001194700',
      bic: '',
      amount: '12.30',
      reference: 'Invoice 117',
    }),
  ),
};

const gradients = [
  undefined,
  { kind: 'linear', to: 'rgb(140,31,90)', angle: 45 },
  { kind: 'radial', to: 'rgb(0,90,60)' },
] as const;

const shaded = (looks: QrLook[]) =>
  looks.flatMap((look) => gradients.map((gradient): QrLook => ({ ...look, ...(gradient && { gradient }) })));

const shapes = moduleShapes.flatMap((modules) =>
  eyeFrames.flatMap((eyeFrame) => eyeBalls.map((eyeBall): QrLook => ({ modules, eyeFrame, eyeBall }))),
);
const frames = moduleShapes.flatMap((modules) =>
  frameKinds.map((kind): QrLook => ({ modules, frame: { kind, text: 'SCAN ME', outline: scanMe } })),
);
/** In an order in which a short run covers some of each kind. */
const looks = [...shaded(frames), ...shaded(shapes)]
  .map((look, at) => ({ look, turn: (at * 0.618034) % 1 }))
  .toSorted((one, other) => one.turn - other.turn)
  .map(({ look }) => look);

const side = 256;
const differs = (one: string, other: string) => difference(rasterised(one, side), rasterised(other, side));

await prepareReaders();
const product = await startProduct({ RATE_LIMIT: '100000' });
const { origin, hash } = new URL(product.setupUrl);

async function post<Answer>(path: string, body: object, key?: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

const { key } = await post<{ key: string }>('/register', {
  email: 'ada@acme.com',
  username: 'ada',
  password: 'correct horse battery',
  token: hash.slice(1),
});

const begun = performance.now();
const isOver = () => performance.now() - begun > minutes * 60_000;

const unread: string[] = [];
let [read, compared, otherSvgs, printDiffers, pngDiffers] = [0, 0, 0, 0, 0];
for (const look of looks) {
  if (isOver()) break;
  const design = { foreground: 'rgb(30,40,120)', look };
  for (const [name, content] of Object.entries(contents)) {
    const payload = payloadOf(content);
    const drawn = drawPlan(planQr(payload, design));
    for (const size of sizes) {
      const found = await readTwice(drawn, size);
      read += 1;
      if (found.some((each) => each !== payload)) {
        const { frame, ...rest } = look;
        const readers = found.map((each) => each === payload);
        unread.push(JSON.stringify({ name, size, readers, frame: frame?.kind, ...rest }));
      }
    }
  }

  const { link } = await post<{ link: string }>('/qr/add', { type: 'text', data: 'x', ...design }, key);
  const plan = planQr(link, design);
  const drawn = drawPlan(plan);
  if ((await (await fetch(`${link}.svg`)).text()) !== drawn) otherSvgs += 1;
  const png = Buffer.from(await (await fetch(`${link}.png?size=${side}`)).arrayBuffer());
  pngDiffers = Math.max(pngDiffers, difference(pictureOfPng(png, side), rasterised(drawn, side)));

  // Print has no crisp edges, so they're removed from the screen’s picture.
  const screen = drawn.replaceAll(' shape-rendering="crispEdges"', '');
  const pdf = await pdfOf([pageOf(plan, 50)], 'x', deflateSync);
  const eps = epsOf(plan, 50, 'x');
  printDiffers = Math.max(printDiffers, differs(screen, drawnByPdf(pdf)), differs(screen, drawnByEps(eps)));
  compared += 1;
}
await product.stop();

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
console.table({
  'looks drawn': `${compared} of ${looks.length}`,
  'pictures read by two decoders': `${read} of ${looks.length * Object.keys(contents).length * sizes.length}`,
  'not read by both': unread.length,
  'SVGs of the service that aren’t that of the screen': otherSvgs,
  'most that a PNG of the service differs from the screen': percent(pngDiffers),
  'most that print differs from the screen': percent(printDiffers),
  minutes: ((performance.now() - begun) / 60_000).toFixed(1),
});
for (const each of unread.slice(0, 40)) console.log(each);
if (otherSvgs > 0 || Math.max(printDiffers, pngDiffers) > 0.004) process.exitCode = 1;
