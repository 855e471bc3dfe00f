import { expect, test } from 'vitest';
import { addForm, editForm, emptyLink } from './link-form.ts';
import { linkResolver } from './link-resolver.ts';

const before = { ...emptyLink, url: 'https://acme.example', clicklimit: '5' };
const options = { fields: {}, shouldUseNativeValidation: false };

test.each(['-3', '0', '1.5', '2000000000'])(
  'a click limit of %s is refused with the valid range in new and edited links',
  async (clicklimit) => {
    for (const form of [addForm, editForm(before, 'acme.example')]) {
      const judged = await linkResolver<unknown>(form)({ ...before, clicklimit }, undefined, options);
      expect(judged.errors.clicklimit?.message).toBe('Enter a whole number from 1 to 1,000,000,000.');
    }
  },
);

test.each(['1.000', '1,000', '1 000', ' 1000 '])(
  'a click limit of %j is read as 1000',
  async (clicklimit) => {
    for (const form of [addForm, editForm(before, 'acme.example')])
      expect(await linkResolver<unknown>(form)({ ...before, clicklimit }, undefined, options)).toMatchObject({
        values: { clicklimit: 1000 },
      });
  },
);
