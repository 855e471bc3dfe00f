import type { ComponentType, ReactNode } from 'react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { inIdleTurn, savesData } from '#web/browser/first-view.ts';
import { base as words } from '#web/words/base.ts';
import { toast } from './toast.ts';

interface Meanwhile<Props> {
  /** In its place from the moment that it is needed until it is there. */
  waiting?: ReactNode;
  /** Called when it can't be loaded; a toast tells of it, if nothing is given. */
  onMissing?: (props: Props) => void;
}

export const tellMissing = () => toast(words.notLoaded, { tone: 'bad' });

/**
 * A part whose code comes once it is needed, or ahead of that when the page is done with its own. It stays from then on,
 * so that it can fade out. A part that can't be loaded leaves the page as it is, and is tried again at the next need;
 * some browsers then remember its failure until the page is reloaded.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
  { waiting = null, onMissing = tellMissing }: Meanwhile<Props> = {},
) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = async () => {
    loading ??= load();
    try {
      part = await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };

  return function OnDemand(props: Props) {
    const when = isNeeded(props);
    const [, renderAgain] = useReducer((times: number) => times + 1, 0);
    const [wasNeeded, setNeeded] = useState(when);
    if (when && !wasNeeded) setNeeded(true);
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    const Part = wasNeeded ? part : undefined;
    // As it is painted: it may have come since.
    const isWaiting = when && !Part;
    useEffect(() => {
      if (!isWaiting) return;
      let isHere = true;
      fetchPart().then(
        () => isHere && renderAgain(),
        () => isHere && onMissing(latest.current),
      );
      return () => {
        isHere = false;
      };
    }, [isWaiting]);
    useEffect(() => {
      if (savesData()) return;
      let isHere = true;
      void inIdleTurn(() => (isHere ? fetchPart() : undefined)).catch(() => undefined);
      return () => {
        isHere = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    return when ? waiting : null;
  };
}

/**
 * A part that the page shows by itself. It is there as soon as its code is, where React's `lazy` leaves what stands in for
 * at least 300 ms; a page with a chart has two such parts in a row. Where it can't be loaded, the page's boundary says so.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
) {
  let part: ComponentType<Props> | undefined;
  /** Ahead of its need. */
  const fetch = async () => {
    part ??= await load();
  };

  function FetchedPart(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, renderAgain] = useReducer((times: number) => times + 1, 0);
    const Part = part;
    // As it is painted: it may have come since.
    const isWaiting = !Part;
    useEffect(() => {
      if (!isWaiting) return;
      let isHere = true;
      fetch().then(
        () => isHere && renderAgain(),
        (error: unknown) => isHere && setFailure({ error }),
      );
      return () => {
        isHere = false;
      };
    }, [isWaiting]);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : waiting;
  }
  return Object.assign(FetchedPart, { fetch });
}
