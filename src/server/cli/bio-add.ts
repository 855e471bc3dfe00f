import { z } from 'zod';
import { AddBio } from '#contract/bio.ts';
import { Alias } from '#contract/urls.ts';
import { addressesOf } from '#server/rules/addresses.ts';
import { now } from '#server/rules/clock.ts';
import { membersSent } from '#server/http/members-sent.ts';
import { withFreeAlias } from '#server/rules/with-free-alias.ts';
import * as bios from '#server/store/bio.ts';
import { findMany } from '#server/store/links.ts';
import { InvalidInput, command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, optional, repeated, required } from './option.ts';

const LinkId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Enter the id of a link.')
  .transform(Number);

export const bioAdd = command({
  name: 'bio add',
  summary: 'Create a bio page',
  options: {
    account,
    title: required('TITLE', AddBio.shape.title, 'Title of the page'),
    alias: optional('ALIAS', Alias, 'Path of the page (default: random)'),
    description: optional('TEXT', AddBio.shape.description, 'Description'),
    color: optional('COLOR', AddBio.shape.color, 'Such as #3b53d9'),
    link: repeated('ID', LinkId, 'A link of the account to show on the page, in this order'),
  },
  async run({ account, title, alias, description = '', color, link: linkIds }, { db, publicUrl }) {
    const { id: account_id, username } = await findAccount(db, account);
    const found = new Set((await findMany(db, account_id, linkIds)).map(({ id }) => id));
    const missing = linkIds.find((id) => !found.has(id));
    if (missing !== undefined) throw new InvalidInput(`--link: ${username} has no link ${missing}.`);

    const [id, saved] = await withFreeAlias(alias, (alias) =>
      bios.add(
        db,
        { account_id, alias, title, description, ...membersSent({ color }), created_at: now() },
        linkIds,
      ),
    );
    const link = addressesOf({ publicUrl }).bio(saved);
    return { json: { id, alias: saved, title, link }, text: `Bio page ${title} created: ${link}` };
  },
});
