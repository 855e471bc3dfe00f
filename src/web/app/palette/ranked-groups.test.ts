import { describe, expect, test } from 'vitest';
import { type FindableGroup, rankedGroups } from './ranked-groups.ts';

const named = (names: readonly (string | [name: string, other: string])[]): FindableGroup['found'] =>
  names.map((each) => {
    const [label, other = ''] = [each].flat();
    return {
      item: { id: label ?? '', icon: null, label: label ?? '', onSelect: () => undefined },
      searched: [
        { text: label ?? '', weight: 1 },
        { text: other, weight: 0.8 },
      ],
    };
  });

const groups: FindableGroup[] = [
  { label: 'Pages', found: named([['Domains', 'domain dns branded'], 'Pixels', ['Account', 'settings']]) },
  { label: 'Links', found: named(['dark-roast', 'pixel-art', 'Menu of the spring']), most: 2 },
  { label: 'Campaigns', found: named(['Spring sale', 'Spring']) },
  {
    label: 'Actions',
    found: named([
      ['Use dark theme', 'appearance'],
      ['API keys', 'api key token'],
      ['Sign out', 'log out logout'],
      ['Two-step verification', '2fa totp'],
    ]),
  },
];

const first = (typed: string) => {
  const [group] = rankedGroups(groups, typed);
  return [group?.label, group?.items[0]?.label];
};

describe('the typed text', () => {
  test.each([
    ['spring', ['Campaigns', 'Spring']],
    ['spring sa', ['Campaigns', 'Spring sale']],
    ['menu', ['Links', 'Menu of the spring']],
    // A record comes before a command if its name matches better, and after a page that matches equally well.
    ['dark', ['Links', 'dark-roast']],
    ['dark th', ['Actions', 'Use dark theme']],
    ['pix', ['Pages', 'Pixels']],
    ['dns', ['Pages', 'Domains']],
    ['api key', ['Actions', 'API keys']],
    ['logout', ['Actions', 'Sign out']],
    ['2fa', ['Actions', 'Two-step verification']],
    ['settings', ['Pages', 'Account']],
  ])('%j finds %j first', (typed, found) => expect(first(typed)).toEqual(found));

  test('leaves out entries that lack one of its words', () => {
    expect(rankedGroups(groups, 'spring sale api').flatMap(({ items }) => items)).toEqual([]);
  });

  test('matches misspelled names, but not misspelled secondary texts', () => {
    expect(first('domans')).toEqual(['Pages', 'Domains']);
    expect(rankedGroups(groups, 'setings').flatMap(({ items }) => items)).toEqual([]);
  });

  test('keeps the server’s results and the last entry of a group', () => {
    const [search] = named(['Search links']);
    const links: FindableGroup = {
      label: 'Links',
      found: named(['b', 'a']).map((each) => ({ ...each, isFound: true })),
      last: search ? [search.item] : [],
    };
    const [, shown] = rankedGroups([links, ...groups.slice(3)], 'sign').map(({ items }) =>
      items.map(({ label }) => label),
    );
    expect(shown).toEqual(['b', 'a', 'Search links']);
  });
});

test('without typed text, all groups are listed in their order', () => {
  expect(rankedGroups(groups, ' ').map(({ label }) => label)).toEqual(groups.map(({ label }) => label));
});
