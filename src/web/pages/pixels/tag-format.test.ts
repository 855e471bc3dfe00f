import { expect, test } from 'vitest';
import { pixelTypes } from '#contract/pixel-types.ts';
import { AddPixel } from '#contract/pixels.ts';
import { hasUsualFormat, tagFormats, findTag } from './tag-format.ts';

test.each(pixelTypes)('the example ID of %s has the usual format and is accepted', (type) => {
  const tag = tagFormats[type].example;
  expect(hasUsualFormat(type, tag)).toBe(true);
  expect(findTag(type, tag)).toBeUndefined();
  expect(AddPixel.safeParse({ type, name: 'A pixel', tag }).success).toBe(true);
});

test.each([
  ['tagmgrpixel', "<script>(function(w,d){…})(window,'dataLayer','GTM-5KX2N9Q');</script>", 'GTM-5KX2N9Q'],
  ['analyticspixel', 'https://www.googletagmanager.com/gtag/js?id=G-7Q2M4X1ZKD', 'G-7Q2M4X1ZKD'],
  ['socialonepixel', "fbq('init', '381920475516204');", '381920475516204'],
  ['professionalpixel', '_linkedin_partner_id = "4829103";', '4829103'],
  ['microblogpixel', "twq('config','o4k7q');", 'o4k7q'],
  ['forum', "rdt('init','a2_f4k29dqm');", 'a2_f4k29dqm'],
] as const)('the ID for %s found in %s is %s', (type, pasted, tag) => {
  expect(findTag(type, pasted)).toBe(tag);
});

test('no ID is found in a text without one', () => {
  expect(findTag('tagmgrpixel', 'my container')).toBeUndefined();
  expect(findTag('microblogpixel', 'pixel')).toBeUndefined();
});
