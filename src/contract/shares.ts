import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Done,
  given,
  Id,
  IdIn,
  IdParams,
  listOf,
  PageQuery,
  removable,
  success,
  text,
  Timestamp,
} from './envelope.ts';
import { FutureTime, LinkPassword } from './link-options.ts';
import { Zone } from './series.ts';

/** The records whose statistics can be shared. */
export const shareSubjects = ['link', 'qr', 'campaign'] as const;

export const maxShares = 100;

const Of = z.enum(shareSubjects, `of must be one of ${shareSubjects.join(', ')}.`);
const Title = text('The title', 100);

const Share = z.strictObject({
  id: Id,
  of: z.enum(shareSubjects),
  record: Id,
  name: z.string().check(z.describe('What the record is called')),
  title: z.string().check(z.describe('The heading of the page; "": the name')),
  password: z.boolean().check(z.describe('Whether the page asks for one')),
  expires: z.nullable(Timestamp),
  created: Timestamp,
  seen: z.nullable(Timestamp).check(z.describe('When the page was last opened, to the minute')),
});
export type Share = z.output<typeof Share>;

/** Returned only once, since the service stores only a hash of it. */
const url = z.string().check(z.describe('The address of the page, which is told only here'));

export const AddShare = z.object({
  of: Of,
  record: IdIn,
  title: given(Title, 'The heading of the page; the name of the record if not given'),
  password: given(LinkPassword),
  expires: given(FutureTime, 'UTC, YYYY-MM-DD HH:MM:SS; without a time, at 00:00'),
  zone: given(Zone, 'Time zone of the days on the page, UTC if not given'),
});

export const shares = {
  list: endpoint({
    method: 'GET',
    path: '/api/shares',
    refuses: [404],
    summary: 'List the shared statistics pages, the newest first',
    extension: 'shares',
    query: z.extend(PageQuery, {
      of: given(Of, 'With `record`: only those of one record'),
      record: given(IdIn),
    }),
    ...listOf('shares', Share),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/share/add',
    refuses: [404],
    summary: 'Share the statistics of a link, a QR code or a campaign as a read-only page',
    extension: 'shares',
    body: AddShare,
    response: z.strictObject({ error: success, id: Id, url }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/share/:id/update',
    summary: 'Edit the title, the password or the end of a shared page',
    extension: 'shares',
    params: IdParams,
    body: z.object({
      title: removable(Title),
      password: removable(LinkPassword, '`""` takes it away'),
      expires: removable(FutureTime, '`""`: never'),
    }),
    response: Done,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/share/:id/renew',
    summary: 'Give a shared page another address; the old one stops working',
    extension: 'shares',
    params: IdParams,
    response: z.strictObject({ error: success, url }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/share/:id/delete',
    summary: 'Stop sharing a statistics page',
    extension: 'shares',
    params: IdParams,
    response: Done,
  }),
};
