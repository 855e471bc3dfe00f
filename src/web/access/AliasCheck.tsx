import { useQuery } from '@tanstack/react-query';
import { Alias } from '#contract/urls.ts';
import { aliasFree } from '#web/api/links.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { linkForm as words } from '#web/words/link-form.ts';

interface AliasCheckProps {
  alias: string;
  /** The domain's host, or "" for the default domain. */
  domain: string;
  /** Whether the link already has this alias. */
  isSaved: boolean;
}

/** Debounce in ms. Long enough that typing a word sends one request. */
const pause = 600;

/** Shows whether an alias is available once typing has paused, since each check costs a request. */
export const AliasCheck = ({ alias, domain, isSaved }: AliasCheckProps) => {
  const canAsk = useExtension('options');
  const settled = useDebounced(alias, pause);
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
