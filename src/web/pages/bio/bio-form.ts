import { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import { AddBio, type BioDetail, type BioItem, UpdateBio } from '#contract/bio.ts';
import type { Link } from '#contract/links.ts';
import type { Theme } from '#contract/look.ts';
import { Alias } from '#contract/urls.ts';
import { publicTextOf } from '#web/api/links.ts';
import { toHex } from '#web/lib/colors.ts';

/** A link that was picked, as the page's own answer tells of those that it has. */
export const bioItemOf = (link: Link): BioItem => ({
  id: link.id,
  title: link.title || link.alias,
  description: publicTextOf(link),
  shorturl: link.shorturl,
  longurl: link.longurl,
  state: link.state,
});

export interface BioValues {
  title: string;
  alias: string;
  description: string;
  /** Its address, or a new one as a `data:` URL; "": none. */
  picture: string;
  items: BioItem[];
  color: string;
  theme: Theme;
  /** Ids of those that fire. */
  pixels: number[];
}

export const emptyBio: BioValues = {
  title: '',
  alias: '',
  description: '',
  picture: '',
  items: [],
  color: '#3b53d9',
  theme: 'auto',
  pixels: [],
};

export const valuesOf = ({
  title,
  alias,
  description,
  picture,
  items,
  color,
  theme,
  pixels = [],
}: BioDetail): BioValues => ({
  title,
  alias,
  description,
  picture: picture ?? '',
  items,
  color,
  theme,
  pixels,
});

export type BioSaved = Omit<BioValues, 'items' | 'alias' | 'picture'> & {
  alias?: string;
  /** Where it is another one. */
  picture?: string;
  items: number[];
};

/** Links by their ids. A color may also be typed in other ways. */
const withIds = (values: BioValues) => ({
  ...values,
  color: toHex(values.color) ?? values.color,
  items: values.items.map(({ id }) => id),
});

export const addForm = preprocess(
  withIds,
  z.extend(UpdateBio, { title: AddBio.shape.title }),
) as unknown as z.ZodMiniType<BioSaved, BioValues>;

/** A page that has an address keeps one. */
export const editForm = preprocess(
  withIds,
  z.extend(UpdateBio, {
    title: AddBio.shape.title,
    alias: Alias,
  }),
) as unknown as z.ZodMiniType<BioSaved, BioValues>;
