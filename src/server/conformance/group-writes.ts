import { Campaign } from '#contract/campaigns.ts';
import { Channel } from '#contract/channels.ts';
import { checkFailure, checkMembers, type Members, rowsOf } from './checks.ts';
import { checkDone, checkZero, create, equal, inList, remove, type WriteContext } from './write-parts.ts';

export async function tryCampaigns(trying: WriteContext, link: string | undefined): Promise<void> {
  const { asker, report, mark } = trying;
  const gone = (id: string) => `/api/campaign/${id}/delete`;
  const name = `Conformance ${mark}`;
  const add = 'campaigns.add';
  const { answer, id } = await create(
    trying,
    '/api/campaign/add',
    { name, slug: `c-${mark}`, public: true },
    gone,
  );
  checkZero(trying, add, answer);
  const saved = answer.json ?? {};
  // The name is in `domain` here.
  const asRecord = ({ domain, ...rest }: Members): Members => ({ ...rest, name: domain });
  checkMembers(trying, { name: add, place: 'answer', schema: Campaign }, [asRecord(saved)]);
  equal(trying, add, 'domain', answer, name);
  equal(trying, add, 'public', answer, true);
  report.check(
    `${add} slug`,
    'with a slug there is a rotator',
    typeof saved['rotator'] === 'string',
    saved['rotator'],
  );
  const path = (end: string) => `/api/campaign/${id}/${end}`;
  if (id === '') {
    report.skip('campaigns', 'edits and deletes a campaign', 'None could be created.');
    return;
  }
  report.check(
    `${add} listed`,
    'the list has it, with its name',
    (await inList(trying, '/api/campaigns', 'campaigns', id))?.['name'] === name,
  );
  const update = 'campaigns.update';
  const changed = await asker.ask('PUT', path('update'), { body: { name: `${name} 2` } });
  checkZero(trying, update, changed);
  checkMembers(trying, { name: update, place: 'answer', schema: Campaign }, [asRecord(changed.json ?? {})]);
  equal(trying, update, 'domain', changed, `${name} 2`);
  equal(trying, update, 'public', changed, true);
  checkFailure(
    trying,
    `${update} nameless`,
    'without a name',
    await asker.ask('PUT', path('update'), { body: {} }),
  );
  if (link === undefined)
    report.skip('campaigns.assign', 'assigns a link to a campaign', 'The account has no link.');
  else checkDone(trying, 'campaigns.assign', await asker.ask('POST', path(`assign/${link}`)));
  await remove(trying, 'campaigns.delete', path('delete'));
  const left = await inList(trying, '/api/campaigns', 'campaigns', id);
  report.check(
    'campaigns.delete listed',
    'a deleted campaign is in the list no more',
    left === undefined,
    left,
  );
  checkFailure(
    trying,
    'campaigns.delete again',
    'for a campaign that is gone',
    await asker.ask('DELETE', path('delete')),
  );
}

export async function tryChannels(
  trying: WriteContext,
  link: string | undefined,
  code: string,
): Promise<void> {
  const { asker, report, mark } = trying;
  const sent = { name: `Conformance ${mark}`, description: 'To be deleted', color: '#3B53D9', starred: true };
  const add = 'channels.add';
  const gone = (id: string) => `/api/channel/${id}/delete`;
  const { answer, id } = await create(trying, '/api/channel/add', sent, gone);
  checkZero(trying, add, answer);
  checkMembers(trying, { name: add, place: 'answer', schema: Channel }, [answer.json ?? {}]);
  for (const [member, value] of Object.entries(sent)) equal(trying, add, member, answer, value);
  checkFailure(
    trying,
    `${add} nameless`,
    'without a name',
    await asker.ask('POST', '/api/channel/add', { body: {} }),
  );
  if (id === '') {
    report.skip('channels', 'edits and deletes a channel', 'None could be created.');
    return;
  }
  const update = 'channels.update';
  checkDone(
    trying,
    update,
    await asker.ask('PUT', `/api/channel/${id}/update`, { body: { starred: false } }),
  );
  const row = await inList(trying, '/api/channels', 'channels', id);
  report.check(
    `${update} listed`,
    'what was changed is in the list',
    row?.['starred'] === false,
    row?.['starred'],
  );
  report.check(`${update} kept`, 'what was not sent stays', row?.['name'] === sent.name, row?.['name']);
  for (const [type, item] of [
    ['links', link],
    ['qr', code === '' ? undefined : code],
  ] as const) {
    const name = `channels.assign ${type}`;
    if (item === undefined) {
      report.skip(name, `assigns to a channel (${type})`, 'There is nothing to assign.');
      continue;
    }
    checkDone(trying, name, await asker.ask('POST', `/api/channel/${id}/assign/${type}/${item}`));
    const items = rowsOf(await asker.ask('GET', `/api/channel/${id}`), 'items');
    const isThere = items.some((each) => each['type'] === type && String(each['id']) === item);
    report.check(`${name} listed`, `what was assigned is among the items (${type})`, isThere, items);
  }
  await remove(trying, 'channels.delete', gone(id));
  const left = await inList(trying, '/api/channels', 'channels', id);
  report.check(
    'channels.delete listed',
    'a deleted channel is in the list no more',
    left === undefined,
    left,
  );
  const kept = code === '' || (await inList(trying, '/api/qr', 'qrs', code)) !== undefined;
  report.check('channels.delete items', 'its items are not deleted', kept);
}
