import { changes } from '#contract/calls.ts';
import type { ChannelItem } from '#contract/channels.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/client/api-error.ts';
import { call } from '#web/client/client.ts';
import { hasExtension } from '#web/client/server-extensions.ts';
import type { AccountReplica } from './account-replica.ts';
import type { Key } from './list-state.ts';
import { channelOf, itemKey, kindOf, listNames } from './list-kinds.ts';

type Told = ResponseOf<typeof changes.read>['data'];

/** Records a request: a phone decodes so many without being felt. */
const atOnce = 1000;

/** A record as its channels hold it. */
interface Holding {
  channels: readonly number[];
  item: ChannelItem;
}

/** From one mark to the next, in as many requests as there is to tell. */
interface Way {
  /** From the beginning of the lists: what isn't told on it is gone. */
  isFirst: boolean;
  after: string | undefined;
  startedAt: number;
  /** Records that were told, of the lists by their names. */
  seen: Map<string, Set<Key>>;
  /** Those that channels may hold; undefined: no channel does. */
  holdings: Map<string, Holding | undefined>;
  /** Records told so far. */
  told: number;
}

const held = ['links', 'qr', 'bio'] as const;

function noteHoldings({ holdings }: Way, told: Told) {
  for (const type of held) {
    for (const row of [...told[type].changed, ...told[type].deleted])
      holdings.set(itemKey({ type, id: typeof row === 'number' ? row : row.id }), undefined);
  }
  for (const { channel, item } of told.items) holdings.set(itemKey(item), { channels: channel, item });
}

/** Follows the account by what the server tells to have changed, instead of reading its lists again. */
export function following(copy: AccountReplica) {
  let way: Way | undefined;

  /** Whether codes were kept before they said what they hold: nothing tells of them again until they change. */
  const lacksContent = () =>
    hasExtension('codes') && copy.keysOf('qr').some((id) => copy.rowOf('qr', id)?.type === undefined);

  async function begin(): Promise<Way> {
    const after = lacksContent() ? undefined : await copy.mark();
    return {
      isFirst: after === undefined,
      after,
      startedAt: Date.now(),
      seen: new Map(listNames.map((name) => [name, new Set<Key>()])),
      holdings: new Map(),
      told: 0,
    };
  }

  async function take(on: Way, told: Told) {
    for (const name of listNames) {
      const { changed, deleted } = told[name];
      on.told += changed.length + deleted.length;
      for (const row of changed) on.seen.get(name)?.add(kindOf(name).keyOf(row));
      await copy.told(name, { put: changed, removed: deleted }, on.startedAt);
    }
    noteHoldings(on, told);
  }

  /** Once all is told: a channel may come after what it holds. */
  async function takeHoldings({ holdings, isFirst, startedAt }: Way) {
    for (const name of copy.names()) {
      const channel = channelOf(name);
      if (channel === undefined) continue;
      const put = [...holdings.values()].flatMap((holding) =>
        holding?.channels.includes(channel) ? [holding.item] : [],
      );
      const inside = new Set(put.map(itemKey));
      const before = copy.itemsOf(channel).map(itemKey);
      const removed = before.filter((key) => !inside.has(key) && (isFirst || holdings.has(key)));
      await copy.told(name, { put, removed }, startedAt);
    }
  }

  async function end(on: Way, mark: string) {
    if (on.isFirst) {
      for (const name of listNames) {
        const removed = copy.keysOf(name).filter((key) => !on.seen.get(name)?.has(key));
        await copy.told(name, { put: [], removed }, on.startedAt);
      }
    }
    await takeHoldings(on);
    for (const name of copy.names()) await copy.completeAt(name, on.startedAt);
    // After all that it stands for: what is told again does no harm, what is never told does.
    await copy.writeMark(mark);
  }

  return {
    /** There is more to read already. */
    get isUnderWay() {
      return way !== undefined;
    },
    /**
     * Sends one request.
     * @returns how many records were told in all, once the lists are what the server has; before, undefined
     * @throws {ApiError} if the server refuses, after which the next request begins anew
     */
    async step(signal: AbortSignal): Promise<number | undefined> {
      const on = way ?? (await begin());
      way = undefined;
      const query = { limit: atOnce, ...(on.after !== undefined && { after: on.after }) };
      const { data } = await call(changes.read, { query, signal, lane: 'background' }).catch(
        async (error: unknown) => {
          // The mark is too old.
          if (error instanceof ApiError && error.status === 410) await copy.writeMark(undefined);
          throw error;
        },
      );
      await take(on, data);
      if (data.more) {
        way = { ...on, after: data.mark };
        return undefined;
      }
      await end(on, data.mark);
      return on.told;
    },
  };
}
