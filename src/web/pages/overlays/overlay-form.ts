import { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import type { Theme } from '#contract/look.ts';
import type { OverlayContent, OverlayDetail } from '#contract/overlays.ts';
import { AddOverlay, UpdateOverlay } from '#contract/overlays.ts';
import { toHex } from '#web/lib/colors.ts';
import { overlayForm as words } from '#web/words/overlay-form.ts';

export interface OverlayValues extends OverlayContent {
  name: string;
  theme: Theme;
}

export const emptyOverlay: OverlayValues = {
  name: '',
  message: '',
  button: '',
  url: '',
  // Most sites refuse to be framed.
  display: 'page',
  position: 'bottom-right',
  color: '#3b53d9',
  theme: 'auto',
};

export const valuesOf = ({ id: _id, type: _type, date: _date, links: _links, ...values }: OverlayDetail) =>
  values;

/** Colors may be typed in other notations, so they're converted to hex. */
export const overlayForm = preprocess(
  (values: OverlayValues) => ({ ...values, color: toHex(values.color) ?? values.color }),
  z.extend(UpdateOverlay, { name: AddOverlay.shape.name, message: AddOverlay.shape.message }),
) as unknown as z.ZodMiniType<OverlayValues, OverlayValues>;

export const positionOptions = Object.entries(words.positions).map(([value, label]) => ({ value, label }));

export const displayOptions = [
  {
    value: 'page' as const,
    label: words.page,
    text: words.pageText,
  },
  {
    value: 'frame' as const,
    label: words.frame,
    text: words.frameText,
  },
];
