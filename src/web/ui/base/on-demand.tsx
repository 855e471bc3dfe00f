import type { ComponentType } from 'react';
import { useEffect, useReducer, useState } from 'react';
import { afterFirstView, savesData } from '#web/browser/first-view.ts';
import { toast } from './toast.ts';

/**
 * A part whose code comes once it is needed, or ahead of that when the page is done with its own. It stays from then on,
 * so that it can fade out. A part that can't be loaded leaves the page as it is, and is tried again at the next need.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean,
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
    useEffect(() => {
      if (!when || part) return;
      let isHere = true;
      fetchPart().then(
        () => isHere && renderAgain(),
        () => toast('This could not be loaded. Load the page again.', { tone: 'bad' }),
      );
      return () => {
        isHere = false;
      };
    }, [when]);
    useEffect(() => {
      if (!savesData())
        void afterFirstView()
          .then(fetchPart)
          .catch(() => undefined);
    }, []);
    const Part = wasNeeded ? part : undefined;
    return Part ? <Part {...props} /> : null;
  };
}
