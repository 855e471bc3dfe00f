import { useQuery } from '@tanstack/react-query';
import { Alias } from '#contract/urls.ts';
import { aliasFree } from '#web/api/links.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useSettled } from '#web/browser/settled.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { linkForm as words } from '#web/words/link-form.ts';

interface AliasCheckProps {
  alias: string;
  /** The host; "" is the main one. */
  domain: string;
  /** Whether it is what the link has already. */
  isSaved: boolean;
}

/** Long enough that a word costs one request. */
const pause = 600;

/** Whether the alias is free, once typing has paused: each look costs a request. */
export const AliasCheck = ({ alias, domain, isSaved }: AliasCheckProps) => {
  const canAsk = useExtension('options');
  const settled = useSettled(alias, pause);
  const wanted = Alias.safeParse(settled);
  const isAsked = canAsk && !isSaved && wanted.success;
  const { data: isFree } = useQuery({ ...aliasFree(wanted.data ?? '', domain), enabled: isAsked });
  if (!isAsked || isFree === undefined || settled !== alias) return null;
  return (
    <Text tone={isFree ? 'good' : 'bad'} size="sm">
      {isFree ? words.aliasFree : words.aliasTaken}
    </Text>
  );
};
