import { z } from 'zod/mini';
import { BulkResult, Ids } from './bulk.ts';
import { endpoint } from './endpoint.ts';
import { Created, Done, given, Id, IdParams, success, text } from './envelope.ts';
import { pictureData } from './picture.ts';
import { Logo, noLogo } from './qr.ts';
import { QrLook } from './qr-look.ts';
import { RgbColor } from './rgb-color.ts';

/** Named designs of QR codes, which can be applied to other codes. */

/** More than anyone can tell apart. */
export const maxLooks = 30;

/** In characters of a `data:` URL. All logos of an account are returned in one response. */
export const maxLookLogoLength = 128 * 1024;

const logoError = `A logo of a template can have at most ${(maxLookLogoLength / 1024) * 0.75} KiB.`;

const KeptLogo = z.union(
  [Logo.def.options[0], Logo.def.options[1], z.string().check(z.regex(pictureData))],
  'Enter the path or URL of a png or jpg picture.',
);

const design = {
  foreground: given(RgbColor),
  background: given(RgbColor),
  look: given(QrLook),
};

const Name = text('The name', 100);

export const AddLook = z.object({
  name: Name,
  ...design,
  logo: given(KeptLogo.check(z.maxLength(maxLookLogoLength, logoError)), 'A `data:` URL is kept as it is'),
  standard: given(z.boolean('standard must be true or false.'), 'New codes begin with it; one at most does'),
});

export const Template = z.strictObject({
  id: Id,
  name: z.string(),
  standard: z.boolean(),
  foreground: z.optional(z.string()),
  background: z.optional(z.string()),
  logo: z.optional(z.string()),
  look: z.optional(QrLook),
});
export type Template = z.output<typeof Template>;

export const ApplyLook = z.object({
  ids: Ids,
  ...design,
  logo: given(
    z.union([z.literal(noLogo), ...Logo.def.options], 'Enter the path or URL of a png or jpg picture.'),
    '`none` takes the logo away',
  ),
});

export const looks = {
  list: endpoint({
    method: 'GET',
    path: '/api/looks',
    summary: 'List the templates of QR codes, by name',
    extension: 'looks',
    response: z.strictObject({ error: success, looks: z.array(Template) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/look/add',
    summary: 'Keep a design of QR codes as a template',
    extension: 'looks',
    body: AddLook,
    response: Created,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/look/:id/update',
    summary: 'Rename a template, or let new codes begin with it',
    extension: 'looks',
    params: IdParams,
    body: z.object({ name: given(Name), standard: AddLook.shape.standard }),
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/look/:id/delete',
    summary: 'Delete a template; codes that were made with it stay as they are',
    extension: 'looks',
    params: IdParams,
    response: Done,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/qr/look',
    summary: 'Give up to 1,000 QR codes colors, a logo or a look',
    extension: 'looks',
    body: ApplyLook,
    response: z.strictObject({
      error: success,
      results: z.array(BulkResult).check(z.describe('One for each id, in their order')),
    }),
  }),
};
