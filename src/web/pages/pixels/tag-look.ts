import type { PixelType } from '#contract/pixel-networks.ts';
import { typeInfo } from './pixel-types.tsx';

const whole = (type: PixelType) =>
  new RegExp(`^(?:${typeInfo[type].usual.source})$`, typeInfo[type].usual.flags);

/** Whether a tag looks as tags of its type usually do. */
export const looksUsual = (type: PixelType, tag: string) => whole(type).test(tag.trim());

/** The tag within a pasted script or address; undefined where there is none, or nothing around it. */
export function tagWithin(type: PixelType, pasted: string): string | undefined {
  const text = pasted.trim();
  if (looksUsual(type, text)) return undefined;
  const { source, flags } = typeInfo[type].usual;
  const found = text.matchAll(new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, `g${flags}`));
  // Some tags look like any short word; those without a digit are one.
  return [...found].map(([tag]) => tag).find((tag) => /\d/.test(tag));
}
