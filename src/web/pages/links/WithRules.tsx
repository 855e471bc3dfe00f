import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LinkOptions } from '#contract/link-options.ts';
import type { Link } from '#contract/links.ts';
import { linkOptions } from '#web/api/links.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { linkDialogs as words } from '#web/words/link-dialogs.ts';

interface WithRulesProps {
  link: Link;
  open: boolean;
  onClose: () => void;
  /** Title of the dialog that is shown while loading. */
  title: string;
  children: (rules: LinkOptions | undefined) => ReactNode;
}

/**
 * A list reports how many rules and pixels a link has, but not which ones. If there are any, they're loaded before the
 * form opens.
 */
export const WithRules = ({ link, open, onClose, title, children }: WithRulesProps) => {
  // The state from when the dialog opened, so that an open form stays.
  const [hasRules] = useState(() => Boolean(link.state?.rules) || Boolean(link.state?.pixels));
  const [opening] = useState(() => Date.now());
  const detail = useQuery({ ...linkOptions(link.id, opening), enabled: hasRules && open });
  if (!hasRules || detail.data) return children(detail.data ?? undefined);
  return (
    <Dialog open={open} onClose={onClose} title={title} size="large">
      {detail.error ? (
        <LoadError what={words.rules} reading={listStatusOf(detail)} />
      ) : (
        <Stack gap={4}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" width="half" />
        </Stack>
      )}
    </Dialog>
  );
};
