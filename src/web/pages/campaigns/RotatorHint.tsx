import { Alias } from '#contract/urls.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';

interface RotatorHintProps {
  base: string | undefined;
  slug: string;
  /** The rotator's address as it is; false when there is none. */
  saved: string | false;
  savedSlug: string;
}

const whatItIs =
  'The rotator is one address that leads each visitor to one of the campaign’s links. Without a slug there is none.';

/** What the slug in the field makes of the rotator. */
export const RotatorHint = ({ base, slug, saved, savedSlug }: RotatorHintProps) => {
  const wanted = Alias.safeParse(slug);
  const lost = saved ? <WholeAddress url={saved} /> : null;
  if (slug.trim() === '')
    return saved ? (
      <Text tone="warn" size="sm">
        Saving takes the rotator away. This address stops working, also where it is printed: {lost}
      </Text>
    ) : (
      whatItIs
    );
  if (saved && slug.trim() === savedSlug) return <>The rotator’s address: {lost}</>;
  if (!wanted.success) return whatItIs;
  const address = base ? (
    <>
      The rotator’s address will be <WholeAddress url={base + wanted.data} />
    </>
  ) : (
    `The rotator’s address will end in “${wanted.data}”. The server tells the whole of it.`
  );
  if (!saved) return address;
  return (
    <Stack as="span" gap={1}>
      <span>{address}</span>
      <Text tone="warn" size="sm">
        This one stops working, also where it is printed: {lost}
      </Text>
    </Stack>
  );
};
