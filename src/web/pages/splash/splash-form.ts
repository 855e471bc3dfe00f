import { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import type { SplashDetail } from '#contract/splash.ts';
import { AddSplash, UpdateSplash } from '#contract/splash.ts';
import type { Theme } from '#contract/look.ts';
import { toHex } from '#web/lib/colors.ts';

export interface SplashValues {
  name: string;
  title: string;
  message: string;
  button: string;
  seconds: string;
  /** The picture's URL, or a `data:` URL for a new one. Empty if there is none. */
  picture: string;
  layout: 'logo' | 'banner';
  color: string;
  theme: Theme;
}

export const emptySplash: SplashValues = {
  name: '',
  title: '',
  message: '',
  button: '',
  seconds: '5',
  picture: '',
  layout: 'logo',
  color: '#3b53d9',
  theme: 'auto',
};

export const valuesOf = ({
  name,
  title,
  message,
  button,
  seconds,
  picture,
  layout,
  color,
  theme,
}: SplashDetail): SplashValues => ({
  name,
  title,
  message,
  button,
  seconds: String(seconds),
  picture: picture ?? '',
  layout,
  color,
  theme,
});

export type SplashSaved = Omit<SplashValues, 'seconds' | 'picture'> & {
  seconds: number;
  /** Omitted if unchanged. */
  picture?: string;
};

/** Colors may be typed in other notations, so they're converted to hex. */
export const splashForm = preprocess(
  (values: SplashValues) => ({ ...values, color: toHex(values.color) ?? values.color }),
  z.extend(UpdateSplash, { name: AddSplash.shape.name }),
) as unknown as z.ZodMiniType<SplashSaved, SplashValues>;

export const waits = [0, 3, 5, 8, 10, 15, 30, 60];

/** Guesses what a new picture is. Photos are JPGs, and wide pictures are banners. */
export const likelyLayout = ({
  data,
  width = 0,
  height = 0,
}: {
  data: string;
  width?: number;
  height?: number;
}): SplashValues['layout'] =>
  data.startsWith('data:image/jpeg') && width >= 600 && width >= height * 1.5 ? 'banner' : 'logo';
