import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkForm } from './link-fields.ts';

interface EndFieldsProps {
  form: LinkForm;
  note: string;
  /** Clicks of the link so far. */
  clicks: number;
}

/** Edits when the link expires, and where it redirects afterwards. */
export const EndFields = ({ form, note, clicks }: EndFieldsProps) => {
  const { errors, defaultValues } = form.formState;
  const isSet = [defaultValues?.expiry, defaultValues?.clicklimit].some(Boolean);
  const isRefused = Boolean(errors.expiry ?? errors.clicklimit ?? errors.afterwards);
  return (
    <Disclosure title={words.end} note={note} open={isSet} refused={isRefused}>
      <Stack gap={4}>
        <Grid columns={2} gap={5} stretch={false}>
          <Field label={words.expires} optional hint={words.expiresHint} error={errors.expiry?.message}>
            <TextInput
              type="datetime-local"
              // Without a maximum, browsers accept years with six digits.
              max="9999-12-31T23:59"
              {...form.register('expiry', {
                // An incomplete date has no value, so clearing it isn't a change.
                onBlur: () => void form.trigger('expiry'),
              })}
            />
          </Field>
          <Field
            label={words.clickLimit}
            optional
            hint={words.clickLimitHint(clicks)}
            error={errors.clicklimit?.message}
          >
            <TextInput
              // Not of type number, which reads a German “1.000” as 1.
              inputMode="numeric"
              autoComplete="off"
              placeholder="100"
              {...form.register('clicklimit', { onBlur: () => void form.trigger('clicklimit') })}
            />
          </Field>
        </Grid>
        <Field
          label={words.afterwards}
          optional
          hint={words.afterwardsHint}
          error={errors.afterwards?.message}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://example.com/over"
            {...form.register('afterwards')}
          />
        </Field>
      </Stack>
    </Disclosure>
  );
};
