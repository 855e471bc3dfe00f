import { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import { AddBio, type BioDetail, type BioItem, UpdateBio } from '#contract/bio.ts';
import type { Link } from '#contract/links.ts';
import type { Theme } from '#contract/look.ts';
import { Alias } from '#contract/urls.ts';
import { publicTextOf } from '#web/api/links.ts';
import { toHex } from '#web/lib/colors.ts';

/** Converts a picked link to the form in which the server returns a page's items. */
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
  /** The picture's URL, or a `data:` URL for a new one. Empty if there is none. */
  picture: string;
  items: BioItem[];
  color: string;
  theme: Theme;
  /** Ids of the pixels that fire. */
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
  /** Omitted if unchanged. */
  picture?: string;
  items: number[];
};

/** Replaces links with their ids. Colors may be typed in other notations, so they're converted to hex. */
const withIds = (values: BioValues) => ({
  ...values,
  color: toHex(values.color) ?? values.color,
  items: values.items.map(({ id }) => id),
});

export const addForm = preprocess(
  withIds,
  z.extend(UpdateBio, { title: AddBio.shape.title }),
) as unknown as z.ZodMiniType<BioSaved, BioValues>;

/** An existing page can't lose its alias. */
export const editForm = preprocess(
  withIds,
  z.extend(UpdateBio, {
    title: AddBio.shape.title,
    alias: Alias,
  }),
) as unknown as z.ZodMiniType<BioSaved, BioValues>;
