import type { PixelType } from '#contract/pixel-networks.ts';

interface TagFormat {
  example: string;
  /** The usual format of the type's tags. It never refuses input, since vendors change their formats. */
  usual: RegExp;
}

export const tagFormats: Readonly<Record<PixelType, TagFormat>> = {
  tagmgrpixel: {
    example: 'GTM-5KX2N9Q',
    usual: /GTM-[A-Z0-9]{4,10}/,
  },
  analyticspixel: {
    example: 'G-7Q2M4X1ZKD',
    usual: /G-[A-Z0-9]{6,12}/,
  },
  socialonepixel: {
    example: '381920475516204',
    usual: /\d{14,17}/,
  },
  adsearchpixel: {
    example: 'AW-1029384756/xK3pCJ7QlZ',
    usual: /AW-\d{8,12}(?:\/[\w-]+)?/,
  },
  professionalpixel: {
    example: '4829103',
    usual: /\d{4,9}/,
  },
  microblogpixel: {
    example: 'o4k7q',
    usual: /(?:tw-)?[a-z0-9]{5,6}(?:-[a-z0-9]{5,6})?/,
  },
  retargetpixel: {
    example: 'ADV7Q2K3LXN5HJ8WERT4YU/PIX5M2T8RB6CW1QZ9KD3FA',
    usual: /[A-Z0-9]{12,24}(?:[/:][A-Z0-9]{12,24})?/,
  },
  qandapixel: {
    example: '3f9a1c62d47e4b0b8c1d52b6a0f3e897',
    usual: /[0-9a-f]{32}/,
  },
  pinboard: {
    example: '2613948571026',
    usual: /\d{13}/,
  },
  searchengine: {
    example: '187034521',
    usual: /\d{7,9}/,
  },
  snapmsg: {
    example: '9f1c62d4-7a35-4e0b-8c1d-52b6a0f3e897',
    usual: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i,
  },
  forum: {
    example: 'a2_f4k29dqm',
    usual: /[at]2_[a-z0-9]{4,14}/,
  },
  shortvideo: {
    example: 'C7N0M2KLQ9T3R5V8W1XG',
    usual: /C[A-Z0-9]{19}/,
  },
};

const whole = (type: PixelType) =>
  new RegExp(`^(?:${tagFormats[type].usual.source})$`, tagFormats[type].usual.flags);

export const hasUsualFormat = (type: PixelType, tag: string) => whole(type).test(tag.trim());

/** Returns the tag within a pasted script or URL, or undefined if there is none or the text is only a tag. */
export function findTag(type: PixelType, pasted: string): string | undefined {
  const text = pasted.trim();
  if (hasUsualFormat(type, text)) return undefined;
  const { source, flags } = tagFormats[type].usual;
  const found = text.matchAll(new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, `g${flags}`));
  // Some formats match any short word, so only a match with a digit counts as a tag.
  return [...found].map(([tag]) => tag).find((tag) => /\d/.test(tag));
}
