import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Done,
  given,
  givenText,
  Id,
  IdParams,
  listOf,
  PageQuery,
  success,
  text,
  Timestamp,
} from './envelope.ts';
import { pictureData } from './picture.ts';
import { qrKinds, QrType, qrData, qrTypes } from './qr-data.ts';
import { LinkData, SavedFile } from './qr-file.ts';
import { QrLook } from './qr-look.ts';
import { AddQrOptions, QrOptions, UpdateQrOptions } from './qr-options.ts';
import { RgbColor } from './rgb-color.ts';
import { Statistics } from './statistics.ts';
import { HttpUrl } from './urls.ts';

export const Qr = z.strictObject({
  id: Id,
  /** The address that a scan requests and that counts scans. Other servers often send the picture's address here. */
  link: z.string(),
  scans: Count,
  name: z.string(),
  date: Timestamp,
  /** Extension: the picture's address. */
  image: z.optional(z.string()),
  /** Extension `codes`: what a scan does. A file is a code of type `link`. */
  type: z.optional(z.enum([...qrTypes, 'file'])),
  /** Extension `codes`: the beginning of the code's content. */
  holds: z.optional(z.string()),
  /** Extension `codes`: what phones recognize in the text or link, if it's more than that. */
  kind: z.optional(z.enum(qrKinds)),
  /**
   * Extension `codes`: whether pictures contain the content itself, so that scans aren't counted. Omitted if this was
   * never set.
   */
  static: z.optional(z.boolean()),
  /** Extension `codes`: as in `options`. Omitted if not set. */
  start: z.optional(Timestamp),
  expiry: z.optional(Timestamp),
  password: z.optional(z.boolean()),
});
export type Qr = z.output<typeof Qr>;

const logoError = 'Enter the path or URL of a png or jpg picture.';

/**
 * A path or URL of a png or jpg. A `data:` URL is an upload. The service stores the picture and returns its own address
 * for it.
 */
export const Logo = z.union(
  [HttpUrl, z.string().check(z.regex(/^\/(?!\/)[^\s\\]{0,2047}$/)), z.string().check(z.regex(pictureData))],
  logoError,
);

/** Extension: this value in place of a logo removes the current one. `""` and null mean "not given", as everywhere. */
export const noLogo = 'none';

const design = {
  background: given(RgbColor),
  foreground: given(RgbColor),
  logo: given(Logo),
  look: given(
    QrLook,
    'How it is drawn beyond that (extension `looks`); replaces the present one, `{}` takes it away',
  ),
  static: given(
    z.boolean('static must be true or false.'),
    'Its pictures hold the content itself, so no scan is counted (extension `codes`)',
  ),
};

const Name = text('The name', 191);

const addMembers = { ...design, name: givenText(Name), ...AddQrOptions };

export const AddQr = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('text'), data: qrData.text, ...addMembers }),
    z.object({ type: z.literal('vcard'), data: qrData.vcard, ...addMembers }),
    z.object({ type: z.literal('link'), data: LinkData, ...addMembers }),
    z.object({ type: z.literal('email'), data: qrData.email, ...addMembers }),
    z.object({ type: z.literal('phone'), data: qrData.phone, ...addMembers }),
    z.object({ type: z.literal('sms'), data: qrData.sms, ...addMembers }),
    z.object({ type: z.literal('wifi'), data: qrData.wifi, ...addMembers }),
  ],
  `The type must be one of ${qrTypes.join(', ')}.`,
);

/**
 * `data` is validated against the new type if there is one, else against the code's current type. `type` and `name` are
 * extensions.
 */
export const UpdateQr = z.object({
  type: given(
    QrType,
    'Another type (extension `looks`): the printed code stays the same, and scans do what the new one says',
  ),
  data: z.union(
    [z.string('data is required.'), z.record(z.string(), z.unknown())],
    'data is required: text, or an object, as the type of the code wants.',
  ),
  ...design,
  logo: given(
    z.union([z.literal(noLogo), ...Logo.def.options], logoError),
    'As when a code is made; `none`, which is ours, takes the logo away',
  ),
  name: given(Name),
  ...UpdateQrOptions,
});

/** Extension: what the code was created from, to fill an edit form. */
export const QrSource = z.strictObject({
  type: QrType,
  data: z.union([z.string(), z.record(z.string(), z.unknown())]),
  background: z.string(),
  foreground: z.string(),
  /** Null if there is no logo. */
  logo: z.nullable(z.string()),
  /** Extension `looks`. Omitted for a plain code. */
  look: z.optional(QrLook),
  /** Extension `codes`: the file at the address in `data`. */
  file: z.optional(SavedFile),
});
export type QrSource = z.output<typeof QrSource>;

export const QrDetail = z.strictObject({
  error: success,
  details: Qr,
  data: Statistics,
  source: z.optional(QrSource),
  /** Extension `codes`. */
  options: z.optional(QrOptions),
});

export const qr = {
  list: endpoint({
    method: 'GET',
    path: '/api/qr',
    summary: 'List QR codes',
    counts: true,
    query: PageQuery,
    ...listOf('qrs', Qr),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/qr/:id',
    summary: 'Read a QR code and its statistics',
    counts: true,
    params: IdParams,
    response: QrDetail,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/qr/add',
    summary: 'Create a QR code',
    body: AddQr,
    response: z.strictObject({ error: success, id: Id, link: z.string() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/qr/:id/update',
    summary: 'Edit what a QR code contains, its colors or its logo',
    params: IdParams,
    body: UpdateQr,
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/qr/:id/delete',
    summary: 'Delete a QR code',
    params: IdParams,
    response: Done,
  }),
};
