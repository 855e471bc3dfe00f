import { randomUUID } from 'node:crypto';
import { pixelTypes } from '#contract/pixel-types.ts';
import { checkFailure, type CheckContext, type Members, rowsOf } from './checks.ts';
import { tryCampaigns, tryChannels } from './group-writes.ts';
import {
  checkDone,
  checkZero,
  cleanUp,
  create,
  inList,
  remove,
  type Traces,
  type WriteContext,
} from './write-parts.ts';

const contents: Readonly<Record<string, unknown>> = {
  text: 'Conformance',
  vcard: { fname: 'Ada', lname: 'Lovelace', phone: '+49 30 1234567', email: 'ada@example.com' },
  link: 'https://example.com/menu',
  email: { email: 'ada@example.com', subject: 'Hello', body: 'Hello' },
  phone: '+49 30 1234567',
  sms: { phone: '+49 30 1234567', message: 'Hello' },
  wifi: { ssid: 'Guests', encryption: 'wpa', pass: 'correct horse' },
};

/** @returns the id of a code that still exists */
async function tryCodes(trying: WriteContext): Promise<string> {
  const { asker, report, mark } = trying;
  const gone = (id: string) => `/api/qr/${id}/delete`;
  let kept = '';
  for (const [type, data] of Object.entries(contents)) {
    const add = `qr.add ${type}`;
    const design = { background: 'rgb(255,255,255)', foreground: 'rgb(0,0,0)' };
    const body = { type, data, name: `${type} ${mark}`, ...design };
    const { answer, id } = await create(trying, '/api/qr/add', body, gone);
    checkZero(trying, add, answer);
    report.check(
      `${add} id`,
      `creates a code of the type ${type}: id is an integer`,
      Number.isInteger(answer.json?.['id']),
      answer.json?.['id'],
    );
    const { link } = answer.json ?? {};
    report.check(
      `${add} link`,
      `creates a code of the type ${type}: link is an address`,
      typeof link === 'string' && URL.canParse(link),
      link,
    );
    if (id === '') continue;
    if (type === 'link') kept = id;
    else await remove(trying, `qr.delete ${type}`, gone(id));
  }
  checkFailure(
    trying,
    'qr.add typeless',
    'without a type',
    await asker.ask('POST', '/api/qr/add', { body: { data: 'x' } }),
  );
  if (kept === '') {
    report.skip('qr.update', 'edits a QR code', 'None could be created.');
    return kept;
  }
  const row = await inList(trying, '/api/qr', 'qrs', kept);
  report.check(
    'qr.add listed',
    'the list has it, with its name',
    row?.['name'] === `link ${mark}`,
    row?.['name'],
  );
  const update = { data: 'https://example.com/dinner' };
  checkDone(trying, 'qr.update', await asker.ask('PUT', `/api/qr/${kept}/update`, { body: update }));
  return kept;
}

async function tryDomains(trying: WriteContext): Promise<void> {
  const { asker, report, mark } = trying;
  const gone = (id: string) => `/api/domain/${id}/delete`;
  const domain = `https://conformance-${mark}.example.com`;
  const { answer, id } = await create(trying, '/api/domain/add', { domain }, gone);
  if (id === '') {
    report.skip('domains.add', 'adds a domain', 'The server takes only a domain that points to it.');
    return;
  }
  checkZero(trying, 'domains.add', answer);
  report.check(
    'domains.add id',
    'id is an integer',
    Number.isInteger(answer.json?.['id']),
    answer.json?.['id'],
  );
  const body = { redirectroot: 'https://example.com', redirect404: 'https://example.com/404' };
  checkDone(trying, 'domains.update', await asker.ask('PUT', `/api/domain/${id}/update`, { body }));
  const row = await inList(trying, '/api/domains', 'domains', id);
  report.check(
    'domains.update listed',
    'what was changed is in the list',
    String(row?.['redirect404']).startsWith(body.redirect404),
    row?.['redirect404'],
  );
  await remove(trying, 'domains.delete', gone(id));
}

async function tryPixels(trying: WriteContext, canDelete: boolean): Promise<void> {
  const { asker, report, mark } = trying;
  const says = (type: string) => `creates a pixel of the type ${type}`;
  if (!canDelete) {
    for (const type of pixelTypes)
      report.skip(`pixels.add ${type}`, says(type), 'A pixel could not be deleted again.');
    return;
  }
  for (const type of pixelTypes) {
    const gone = (id: string) => `/api/pixel/${id}/delete`;
    const sent = { type, name: `${type} ${mark}`, tag: 'G-ABCDEF1234' };
    const { answer, id } = await create(trying, '/api/pixel/add', sent, gone);
    checkZero(trying, `pixels.add ${type}`, answer);
    const row = id === '' ? undefined : await inList(trying, '/api/pixels', 'pixels', id);
    report.check(`pixels.add ${type} listed`, says(type), row?.['type'] === type, row?.['type']);
    if (id === '') continue;
    const { status } = await asker.ask('DELETE', gone(id));
    if (status === 200) trying.traces.delete(gone(id));
  }
}

async function tryAccount(trying: WriteContext): Promise<void> {
  const { asker, report } = trying;
  const { json } = await asker.ask('GET', '/api/account');
  const data = json?.['data'] as Members | undefined;
  const email = data?.['email'];
  if (typeof email !== 'string')
    report.skip('account.update', 'edits the account', 'Its e-mail address is not known.');
  // The address stays as it was, so nothing changes.
  else
    checkDone(trying, 'account.update', await asker.ask('PUT', '/api/account/update', { body: { email } }));
}

/**
 * Tries operations that change something, with records of its own, and deletes these. `traces` keeps those that
 * couldn't be deleted.
 */
export async function checkWrites(means: CheckContext & { traces: Traces }): Promise<void> {
  const trying: WriteContext = { ...means, mark: randomUUID().slice(0, 8) };
  const first = await means.asker.ask('GET', '/api/urls?limit=1');
  const [link] = rowsOf(first, 'urls');
  const linkId = link && String(link['id']);
  const canDelete = /\bpixels\b/.test(first.headers.get('X-Extensions') ?? '');
  try {
    await tryAccount(trying);
    const code = await tryCodes(trying);
    await tryCampaigns(trying, linkId);
    await tryChannels(trying, linkId, code);
    if (code !== '') await remove(trying, 'qr.delete link', `/api/qr/${code}/delete`);
    await tryDomains(trying);
    await tryPixels(trying, canDelete);
  } finally {
    await cleanUp(trying);
  }
}
