import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Channel } from '#contract/channels.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { starChannel } from '#web/api/channels.ts';
import { toast } from '#web/ui/base/toast.ts';
import { channels as words } from '#web/words/channels.ts';

/** Stars a channel immediately. If the server refuses, the star is reverted and a toast gives the reason. */
export const useStar = () => {
  const { mutateAsync } = useMutation(starChannel);
  return useCallback(
    ({ id, name }: Channel, starred: boolean) => {
      mutateAsync({ id, starred }).catch((error: unknown) =>
        toast((starred ? words.starFailed : words.unstarFailed)(name, wholeMessageOf(error)), {
          tone: 'bad',
        }),
      );
    },
    [mutateAsync],
  );
};
