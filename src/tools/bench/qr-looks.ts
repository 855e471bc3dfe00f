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
import { prepareReaders, rasterised, readTwice } from '#test/qr/read-codes.ts';

/**
 * Every look, of every type, in every size: read by two decoders, and the print held against the picture on the screen. The
 * tests take every two of all choices; here all that stand beside each other in the studio meet. `MINUTES=2` ends sooner, and
 * says how much was left out.
 */

const minutes = Number(process.env['MINUTES'] ?? 10);
const sizes = [300, 600, 1000];

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

const shapes = moduleShapes.flatMap((modules) =>
  eyeFrames.flatMap((eyeFrame) => eyeBalls.map((eyeBall): QrLook => ({ modules, eyeFrame, eyeBall }))),
);
const frames = frameKinds.flatMap((kind) =>
  gradients.map((gradient): QrLook => ({
    ...(gradient && { gradient }),
    frame: { kind, text: 'SCAN ME', outline: scanMe },
  })),
);
const looks = [...frames, ...shapes];

/** The share of the colors in which two pictures differ. */
function difference(one: string, other: string): number {
  const [first, second] = [rasterised(one, 240), rasterised(other, 240)];
  const all = Math.min(first.data.length, second.data.length);
  let off = 0;
  for (let at = 0; at < all; at += 1) off += Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0));
  return off / all / 255;
}

await prepareReaders();
const begun = performance.now();
const isOver = () => performance.now() - begun > minutes * 60_000;

const unread: string[] = [];
let [read, compared, most] = [0, 0, 0];
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
  const plan = planQr('https://go.example.com/qr/Ab3dE5fG', design);
  // Printers know no hard edges: those of the screen’s picture are left out.
  const screen = drawPlan(plan).replaceAll(' shape-rendering="crispEdges"', '');
  const pdf = await pdfOf([pageOf(plan, 50)], 'x', deflateSync);
  most = Math.max(
    most,
    difference(screen, drawnByPdf(pdf)),
    difference(screen, drawnByEps(epsOf(plan, 50, 'x'))),
  );
  compared += 1;
}

console.table({
  'looks drawn': `${compared} of ${looks.length}`,
  'pictures read by two decoders': read,
  'not read by both': unread.length,
  'most that print differs from the screen': `${(most * 100).toFixed(3)} %`,
  minutes: ((performance.now() - begun) / 60_000).toFixed(1),
});
for (const each of unread.slice(0, 40)) console.log(each);
if (most > 0.004) process.exitCode = 1;
