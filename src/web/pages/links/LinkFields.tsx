import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { largestLimit } from '#contract/envelope.ts';
import { domainList } from '#web/api/domains.ts';
import { usePublicOrigin } from '#web/api/server-address.ts';
import { Field } from '#web/ui/Field.tsx';
import { Grid } from '#web/ui/Grid.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { LinkValues } from './link-form.ts';
import { ShortUrlHint } from './ShortUrlHint.tsx';

interface LinkFieldsProps {
  form: Pick<UseFormReturn<LinkValues, unknown, unknown>, 'register' | 'watch' | 'formState'>;
  /** The short URL that the link has now. */
  saved?: string;
}

export const LinkFields = ({ form, saved }: LinkFieldsProps) => {
  const { errors } = form.formState;
  const origin = usePublicOrigin();
  const { data: page } = useQuery(domainList({ page: 1, limit: largestLimit }));
  const [custom, domain] = form.watch(['custom', 'domain']);
  const domains = page?.domains.map((each) => each.domain) ?? [];
  const base = domain === '' ? origin : domains.find((each) => URL.parse(each)?.host === domain);
  // Registered first, so that the focus goes there first when both are refused.
  const destination = (
    <Field label="Destination" error={errors.url?.message}>
      <TextInput
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://example.com/menu"
        {...form.register('url')}
      />
    </Field>
  );
  const alias = (
    <Field
      label="Alias"
      optional={saved === undefined}
      error={errors.custom?.message}
      hint={<ShortUrlHint base={base} alias={custom} saved={saved} />}
    >
      <TextInput
        mono
        dir="auto"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        placeholder="spring-menu"
        {...form.register('custom')}
      />
    </Field>
  );
  return (
    <>
      {destination}
      {/* The alias keeps its place in the tree, whoever types while the domains arrive. */}
      <Grid columns={domains.length > 0 ? 2 : 1} stretch={false}>
        {domains.length > 0 ? (
          <Field label="Domain" error={errors.domain?.message}>
            <Select
              options={[
                { value: '', label: URL.parse(origin ?? '')?.host ?? 'Main address' },
                ...domains.map((each) => {
                  const host = URL.parse(each)?.host ?? each;
                  return { value: host, label: host };
                }),
              ]}
              {...form.register('domain')}
            />
          </Field>
        ) : null}
        {alias}
      </Grid>
      <Field label="Title" optional hint="For your lists and public pages." error={errors.title?.message}>
        <TextInput dir="auto" autoComplete="off" placeholder="Spring menu" {...form.register('title')} />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea rows={2} dir="auto" {...form.register('description')} />
      </Field>
    </>
  );
};
