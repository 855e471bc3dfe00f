import { changes } from '#contract/calls.ts';
import type { ChannelItem } from '#contract/channels.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/client/api-error.ts';
import { call } from '#web/client/client.ts';
import { hasExtension } from '#web/client/server-extensions.ts';
import type { AccountReplica } from './account-replica.ts';
import type { Key } from './list-state.ts';
import { channelOf, itemKey, listKindOf, listNames } from './list-kinds.ts';

type Told = ResponseOf<typeof changes.read>['data'];

/** Records per request. A phone decodes this many without a noticeable delay. */
const atOnce = 1000;

/** A record and the channels that hold it. */
interface Holding {
  channels: readonly number[];
  item: ChannelItem;
}

/** The progress from one mark to the next, which may take several requests. */
interface Way {
  /** Whether the lists are read from their beginning. Records that the server doesn't report are then gone. */
  isFirst: boolean;
  after: string | undefined;
  startedAt: number;
  /** Keys of the reported records, by the list's name. */
  seen: Map<string, Set<Key>>;
  /** Records that channels can hold. Undefined if no channel holds the record. */
  holdings: Map<string, Holding | undefined>;
  /** Number of records reported so far. */
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

/** Follows the changes that the server reports, instead of reading the account's lists again. */
export function createChangeFeed(copy: AccountReplica) {
  let way: Way | undefined;

  /**
   * Returns whether the copy has codes from before the server returned their content. It wouldn't report them again
   * until they change.
   */
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
      for (const row of changed) on.seen.get(name)?.add(listKindOf(name).keyOf(row));
      await copy.told(name, { put: changed, removed: deleted }, on.startedAt);
    }
    noteHoldings(on, told);
  }

  /** Runs after the last response, since a channel may be reported after its items. */
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
    // Written last. Receiving a change twice does no harm, but skipping one does.
    await copy.writeMark(mark);
  }

  return {
    /** Whether the server has more changes to read now. */
    get isUnderWay() {
      return way !== undefined;
    },
    /**
     * Sends one request.
     * @returns the number of records reported in all once the lists match the server's, or undefined before that
     * @throws {ApiError} if the server refuses. The next call then starts over.
     */
    async step(signal: AbortSignal): Promise<number | undefined> {
      const on = way ?? (await begin());
      way = undefined;
      const query = { limit: atOnce, ...(on.after !== undefined && { after: on.after }) };
      const { data } = await call(changes.read, { query, signal, lane: 'background' }).catch(
        async (error: unknown) => {
          // The mark is too old, so the lists have to be read from the beginning.
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
