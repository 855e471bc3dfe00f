import type { ComponentProps } from 'react';
import { Alias } from '#contract/urls.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SlugInput } from '#web/ui/form/SlugInput.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';

interface AddressFieldProps {
  alias: string;
  /** The address that the page has now. */
  saved: string | undefined;
  error: string | undefined;
  /** What `register` gives. */
  input: ComponentProps<'input'>;
}

/** The end of the page's address, what it will be, and what breaks when it changes. */
export const AddressField = ({ alias, saved, error, input }: AddressFieldProps) => {
  const origin = usePublicOrigin();
  const wanted = Alias.safeParse(alias);
  const next = origin && wanted.success ? `${origin}/${encodeURIComponent(wanted.data)}` : undefined;
  const hint = next ? (
    <Stack as="span" gap={1}>
      <span>
        The page {next === saved ? 'is' : 'will be'} at <WholeAddress url={next} />
      </span>
      {saved === undefined || next === saved ? null : (
        <Text tone="warn" size="sm">
          This address stops working, also where it is printed: <WholeAddress url={saved} />
        </Text>
      )}
    </Stack>
  ) : saved === undefined ? (
    'The end of its address. A random one, if you leave it empty.'
  ) : (
    'The end of its address.'
  );
  return (
    <Field label="Address" optional={saved === undefined} error={error} hint={hint}>
      <SlugInput placeholder="kestrel-finch" {...input} />
    </Field>
  );
};
