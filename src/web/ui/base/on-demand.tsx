import type { ComponentType, ReactNode } from 'react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { runWhenIdle, savesData } from '#web/browser/first-view.ts';
import { base as words } from '#web/words/base.ts';
import { toast } from './toast.ts';

interface Meanwhile<Props> {
  waiting?: ReactNode;
  /** Called if the code can't be loaded. Shows a toast by default. */
  onMissing?: (props: Props) => void;
}

export const showLoadFailure = () => toast(words.notLoaded, { tone: 'bad' });

/**
 * Returns a component whose code loads when it is needed, or earlier once the page is idle. It stays mounted from then
 * on, so that it can fade out. If the code can't be loaded, the page stays as it is and the next need retries, although
 * some browsers cache the failure until the page is reloaded.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
  { waiting = null, onMissing = showLoadFailure }: Meanwhile<Props> = {},
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
    // Read while rendering, since the code may have loaded by the time the effect runs.
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
      void runWhenIdle(() => (isHere ? fetchPart() : undefined)).catch(() => undefined);
      return () => {
        isHere = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    return when ? waiting : null;
  };
}

/**
 * Returns a component that a page always shows. It appears as soon as its code has loaded, whereas React's `lazy` keeps
 * the fallback for at least 300 ms, which adds up on a page with a chart, where two such components load one after the
 * other. If the code can't be loaded, the error goes to the page's boundary.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
) {
  let part: ComponentType<Props> | undefined;
  /** Preloads the code. */
  const fetch = async () => {
    part ??= await load();
  };

  function FetchedPart(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, renderAgain] = useReducer((times: number) => times + 1, 0);
    const Part = part;
    // Read while rendering, since the code may have loaded by the time the effect runs.
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
