import type { ServerResponse } from 'node:http';
import { toString } from 'qrcode';
import type { Records } from './records.ts';

const form = /^\/qr\/code-\d+(?=(\.svg)?$)/;

/** Responds to a scan of a code or a request for its picture. Returns false for any other path. */
export async function answerScan(
  path: string,
  { records, origin }: { records: Records; origin: string },
  response: ServerResponse,
): Promise<boolean> {
  const [address, picture] = form.exec(path) ?? [];
  if (address === undefined) return false;
  const code = records.qrs.find(({ link }) => link === origin + address);
  if (!code) response.writeHead(404).end();
  // It doesn't redirect to another host, since there may be no network.
  else if (picture === undefined)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<h1>Scanned</h1>');
  else {
    const svg = await toString(code.link, { type: 'svg' });
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(svg);
  }
  return true;
}
