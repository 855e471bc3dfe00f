import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { domainForm as words } from '#web/words/domain-form.ts';
import { domains } from '#web/words/domains.ts';

interface DomainFieldsProps {
  /** Props from `register('redirectroot')` and `register('redirect404')`. */
  root: ComponentProps<'input'>;
  missing: ComponentProps<'input'>;
  errors: { redirectroot?: { message?: string }; redirect404?: { message?: string } };
  /** Shown at the end of each label. */
  asides?: { redirectroot?: ReactNode; redirect404?: ReactNode };
}

const input = {
  type: 'url',
  inputMode: 'url',
  autoComplete: 'off',
  spellCheck: false,
  placeholder: 'https://acme.com/',
} as const;

export const DomainFields = ({ root, missing, errors, asides = {} }: DomainFieldsProps) => (
  <Grid columns={2} gap={5} stretch={false}>
    <Field
      label={domains.rootRedirect}
      optional
      hint={words.rootHint}
      error={errors.redirectroot?.message}
      aside={asides.redirectroot}
    >
      <TextInput {...input} {...root} />
    </Field>
    <Field
      label={domains.missingRedirect}
      optional
      hint={words.missingHint}
      error={errors.redirect404?.message}
      aside={asides.redirect404}
    >
      <TextInput {...input} {...missing} />
    </Field>
  </Grid>
);
