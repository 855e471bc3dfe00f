import { Alias } from '#contract/urls.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';

interface ShortUrlHintProps {
  /** What stands before the alias, where that is known. */
  base: string | undefined;
  alias: string;
  /** The short URL that the link has now. */
  saved: string | undefined;
}

/** What the short URL will be, and what breaks when it changes. */
export const ShortUrlHint = ({ base, alias, saved }: ShortUrlHintProps) => {
  const wanted = Alias.safeParse(alias);
  const next = base && wanted.success ? `${base}/${wanted.data}` : undefined;
  if (next === undefined)
    return saved === undefined
      ? 'The end of the short URL. A random one, if you leave it empty.'
      : 'The end of the short URL.';
  const address = (
    <>
      The short URL {next === saved ? 'is' : 'will be'} <WholeAddress url={next} />
    </>
  );
  if (saved === undefined || next === saved) return address;
  return (
    <Stack as="span" gap={1}>
      <span>{address}</span>
      <Text tone="warn" size="sm">
        This one stops working, also where it is printed: <WholeAddress url={saved} />
      </Text>
    </Stack>
  );
};
