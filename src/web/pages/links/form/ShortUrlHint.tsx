import { Alias } from '#contract/urls.ts';
import { isSameUrl } from '#web/lib/urls.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { linkForm as words } from '#web/words/link-form.ts';

interface ShortUrlHintProps {
  /** The address before the alias. Undefined if unknown. */
  base: string | undefined;
  alias: string;
  /** The link's current short URL. Undefined for a new link. */
  saved: string | undefined;
}

/** Previews the short URL, and warns about the old one if it changes. */
export const ShortUrlHint = ({ base, alias, saved }: ShortUrlHintProps) => {
  const wanted = Alias.safeParse(alias);
  const next = base && wanted.success ? `${base}/${wanted.data}` : undefined;
  if (next === undefined) return saved === undefined ? words.aliasHint : words.savedAliasHint;
  const url = <WholeAddress url={next} />;
  if (saved === undefined || isSameUrl(next, saved)) return <Sentence of={words.shortUrl} parts={{ url }} />;
  return (
    <Stack as="span" gap={1}>
      <span>
        <Sentence of={words.newShortUrl} parts={{ url }} />
      </span>
      <Text tone="warn" size="sm">
        <Sentence of={words.oldShortUrl} parts={{ url: <WholeAddress url={saved} /> }} />
      </Text>
    </Stack>
  );
};
