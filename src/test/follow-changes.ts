import { expect } from 'vitest';
import type { ChannelItem } from '#contract/channels.ts';
import type { TestAccount, TestService } from './start-service.ts';

/** Each list that changes are reported for, with its path and the member of its response. */
const lists = {
  links: ['urls', 'urls'],
  qr: ['qr', 'qrs'],
  campaigns: ['campaigns', 'campaigns'],
  channels: ['channels', 'channels'],
  pixels: ['pixels', 'pixels'],
  domains: ['domains', 'domains'],
} as const;
type ListName = keyof typeof lists;
const names = Object.keys(lists) as ListName[];

interface Row {
  id: number;
}
type Told = Record<ListName | 'bio', { changed: Row[]; deleted: number[] }> & {
  mark: string;
  more: boolean;
  items: { type: string; id: number; channel: number[]; item: ChannelItem }[];
};

const byId = <One extends Row>(rows: Iterable<One>) => [...rows].toSorted((a, b) => a.id - b.id);

const keyOf = ({ type, id }: ChannelItem) => `${type} ${id}`;
const byKey = (items: ChannelItem[]) => items.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));

/** Follows an account using only the reported changes. */
export function followChanges(waypost: TestService, account: TestAccount) {
  const rows = Object.fromEntries(names.map((name) => [name, new Map<number, Row>()])) as Record<
    ListName,
    Map<number, Row>
  >;
  const items = new Map<string, { channel: number[]; item: ChannelItem }>();
  let mark: string | undefined;
  const ask = async <Data>(path: string): Promise<Data> => {
    const answer: { status: number; body: unknown } = await waypost.call('GET', `/api/${path}`, {
      key: account.key,
    });
    expect(answer.status).toBe(200);
    return (answer.body as { data: Data }).data;
  };
  const take = (told: Told) => {
    for (const name of names) {
      for (const row of told[name].changed) rows[name].set(row.id, row);
      for (const id of told[name].deleted) rows[name].delete(id);
    }
    const ids = (of: (Row | number)[]) => of.map((each) => (typeof each === 'number' ? each : each.id));
    for (const type of ['links', 'qr', 'bio'] as const)
      for (const id of [...ids(told[type].changed), ...told[type].deleted]) items.delete(`${type} ${id}`);
    for (const { type, id, channel, item } of told.items) items.set(`${type} ${id}`, { channel, item });
  };
  const itemsOf = (channel: number) =>
    [...items.values()].filter((each) => each.channel.includes(channel)).map(({ item }) => item);
  return {
    async follow() {
      for (let more = true; more;) {
        const told = await ask<Told>(`changes${mark === undefined ? '' : `?after=${mark}`}`);
        take(told);
        ({ mark, more } = told);
      }
    },
    /** Returns the followed copy, and the lists as a fresh read returns them. */
    async beside() {
      const [copied, read]: [unknown[], unknown[]] = [[], []];
      for (const name of names) {
        const [path, member] = lists[name];
        copied.push(byId(rows[name].values()));
        read.push(byId((await ask<Record<string, Row[]>>(`${path}?limit=1000`))[member] ?? []));
      }
      for (const id of rows.channels.keys()) {
        copied.push(byKey(itemsOf(id)));
        read.push(byKey((await ask<{ items: ChannelItem[] }>(`channel/${id}?limit=1000`)).items));
      }
      return { copied, read };
    },
  };
}
