import type { LinkState } from '#contract/link-options.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import type { Draft } from '#web/browser/draft.ts';
import { AliasCheck } from '#web/access/AliasCheck.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { SlugInput } from '#web/ui/form/SlugInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { isSameUrl } from '#web/lib/urls.ts';
import { labels } from '#web/words/labels.ts';
import { linkForm as words } from '#web/words/link-form.ts';
import { DescriptionFields } from './DescriptionFields.tsx';
import { DestinationField } from './DestinationField.tsx';
import { useFocusFirstError } from './focus-first-error.ts';
import type { LinkForm, SavedLink } from './link-fields.ts';
import { OptionFields } from './OptionFields.tsx';
import { useLinkDomains } from './link-domains.ts';
import { ShortUrlHint } from './ShortUrlHint.tsx';
import { linkSentences } from '#web/api/link-words.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { stateWithInput } from './option-notes.ts';

/** Says what visitors get with the current input, if that is more than the destination. */
const VisitorsNote = ({ form, saved }: { form: LinkForm; saved: SavedLink | undefined }) => {
  const sentences = linkSentences(stateWithInput(form.watch(), saved));
  if (sentences.length === 0) return null;
  return (
    <Notice title={words.visitors}>
      <Stack as="ul" gap={1}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </Notice>
  );
};

interface LinkFieldsProps {
  form: LinkForm;
  /** The saved link. Omitted for a new one. */
  saved?: SavedLink;
  /** The state of the duplicated link. */
  copied?: LinkState | undefined;
  /** Earlier unsaved input, which contains no secrets. */
  draft: Draft;
}

export const LinkFields = ({ form, saved, copied, draft }: LinkFieldsProps) => {
  const { errors } = form.formState;
  useFocusFirstError(form);
  const hasOptions = useExtension('options');
  const isOwn = useIsOwnService();
  const domains = useLinkDomains(form, saved);
  const [custom, domain] = form.watch(['custom', 'domain']);
  const base = domains.find(({ host }) => host === domain)?.origin;
  const alias = (
    <Field
      label={words.alias}
      optional={saved === undefined}
      error={errors.custom?.message}
      aside={
        errors.custom ? undefined : (
          <AliasCheck
            alias={custom}
            domain={domain}
            isSaved={saved !== undefined && isSameUrl(`${base}/${custom}`, saved.shorturl)}
          />
        )
      }
      hint={<ShortUrlHint base={base} alias={custom} saved={saved?.shorturl} />}
    >
      <SlugInput placeholder={words.aliasExample} {...form.register('custom')} />
    </Field>
  );
  return (
    <>
      <DestinationField form={form} />
      {/* The alias keeps its place in the tree, so that typing isn't interrupted when the domains load. */}
      <Grid columns={domains.length > 1 ? 2 : 1} stretch={false}>
        {domains.length > 1 ? (
          <Field label={labels.domain} error={errors.domain?.message}>
            <Select
              options={domains.map(({ host, label }) => ({ value: host, label }))}
              {...form.register('domain')}
            />
          </Field>
        ) : null}
        {alias}
      </Grid>
      <Field
        label={words.title}
        optional
        hint={isOwn ? words.titleHint : undefined}
        error={errors.title?.message}
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={words.titleExample}
          {...form.register('title')}
        />
      </Field>
      <DescriptionFields form={form} />
      {hasOptions ? (
        <>
          <OptionFields
            form={form}
            saved={saved}
            copied={copied}
            lacksPassword={draft.leftOut.includes('password')}
          />
          <VisitorsNote form={form} saved={saved} />
        </>
      ) : null}
    </>
  );
};
