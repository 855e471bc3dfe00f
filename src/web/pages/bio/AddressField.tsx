import type { ComponentProps } from 'react';
import { Alias } from '#contract/urls.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { AliasCheck } from '#web/access/AliasCheck.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SlugInput } from '#web/ui/form/SlugInput.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { bioForm as words } from '#web/words/bio-form.ts';

interface AddressFieldProps {
  alias: string;
  /** The page's current address. Undefined for a new page. */
  saved: string | undefined;
  error: string | undefined;
  /** Props from `register`. */
  input: ComponentProps<'input'>;
}

/** Edits the page's alias, previews the new address, and warns about the old one if it will stop working. */
export const AddressField = ({ alias, saved, error, input }: AddressFieldProps) => {
  const origin = usePublicOrigin();
  const wanted = Alias.safeParse(alias);
  const next = origin && wanted.success ? `${origin}/${encodeURIComponent(wanted.data)}` : undefined;
  const hint = next ? (
    <Stack as="span" gap={1}>
      <span>
        <Sentence
          of={next === saved ? words.url : words.newUrl}
          parts={{ url: <WholeAddress url={next} /> }}
        />
      </span>
      {saved === undefined || next === saved ? null : (
        <Text tone="warn" size="sm">
          <Sentence of={words.urlStops} parts={{ url: <WholeAddress url={saved} /> }} />
        </Text>
      )}
    </Stack>
  ) : saved === undefined ? (
    words.randomHint
  ) : (
    words.aliasHint
  );
  return (
    <Field
      label={words.alias}
      optional={saved === undefined}
      error={error}
      aside={
        error === undefined ? (
          <AliasCheck alias={alias} domain="" isSaved={next !== undefined && next === saved} />
        ) : undefined
      }
      hint={hint}
    >
      <SlugInput placeholder={words.aliasExample} {...input} />
    </Field>
  );
};
