import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Done,
  given,
  givenText,
  Id,
  idIn,
  IdParams,
  listOf,
  PageQuery,
  removable,
  success,
  text,
  Timestamp,
} from './envelope.ts';
import { LinkState } from './link-options.ts';
import { HexColor, look, Theme } from './look.ts';
import { ChangedPicture, NewPicture, PictureAddress } from './picture.ts';
import { GivenPixels } from './pixel-choice.ts';
import { Statistics } from './statistics.ts';
import { Alias } from './urls.ts';

export const Bio = z.strictObject({
  id: Id,
  alias: z.string(),
  title: z.string(),
  description: z.string(),
  /** The page's address. */
  link: z.string(),
  picture: PictureAddress,
  /** How many links the page shows. */
  links: Count,
  /** How often the page was opened. */
  views: Count,
  date: Timestamp,
});
export type Bio = z.output<typeof Bio>;

/** A link as a bio page shows it. */
export const BioItem = z.strictObject({
  id: Id,
  title: z.string(),
  description: z.string(),
  shorturl: z.string(),
  longurl: z.string(),
  /** The page leaves out links that are archived or have ended. */
  state: z.optional(LinkState),
});
export type BioItem = z.output<typeof BioItem>;

export const BioDetail = z.extend(Bio, {
  ...look,
  /** In the page's order. */
  items: z.array(BioItem),
  /** IDs of the pixels that fire for the page's visitors. Only servers that offer `firing` send them. */
  pixels: z.optional(z.array(Id)),
});
export type BioDetail = z.output<typeof BioDetail>;

export const maxBioLinks = 100;

const Title = text('The title', 160);
const Description = text('The description', 500);

const Items = z.array(idIn('Enter links by their ids.'), 'Enter links by their ids.').check(
  z.maxLength(maxBioLinks, `A bio page can have at most ${maxBioLinks} links.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'A link can be on the page only once.'),
  z.describe('Ids of links of the account, in the order of the page'),
);

const looks = { color: given(HexColor), theme: given(Theme) };

export const AddBio = z.object({
  title: Title,
  alias: given(Alias, 'The path of the page on the main host; a random one if not given'),
  description: givenText(Description),
  picture: NewPicture,
  items: given(Items),
  pixels: GivenPixels,
  ...looks,
});

/** `items` replaces all links of the page. `""` clears the description. */
export const UpdateBio = z.object({
  title: given(Title),
  alias: given(Alias, 'Another path: the address that the page had leads nowhere from then on'),
  description: removable(Description),
  picture: ChangedPicture,
  items: given(Items),
  pixels: GivenPixels,
  ...looks,
});

const BioSaved = z.strictObject({ error: success, id: Id, link: z.string() });

export const bio = {
  list: endpoint({
    method: 'GET',
    path: '/api/bio',
    summary: 'List bio pages',
    counts: true,
    extension: 'bio',
    query: PageQuery,
    ...listOf('bios', Bio),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/bio/:id',
    summary: 'Read a bio page, its links and the statistics of its views',
    counts: true,
    extension: 'bio',
    params: IdParams,
    response: z.strictObject({ error: success, details: BioDetail, data: Statistics }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/bio/add',
    summary: 'Create a bio page',
    extension: 'bio',
    body: AddBio,
    response: BioSaved,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/bio/:id/update',
    summary: 'Edit a bio page',
    extension: 'bio',
    params: IdParams,
    body: UpdateBio,
    response: z.extend(BioSaved, { message: z.string() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/bio/:id/delete',
    summary: 'Delete a bio page; its links stay',
    extension: 'bio',
    params: IdParams,
    response: Done,
  }),
};
