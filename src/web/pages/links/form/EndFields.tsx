import { mostClicks } from '#contract/link-options.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { LinkForm } from './link-fields.ts';

interface EndFieldsProps {
  form: LinkForm;
  note: string;
  /** Of the link so far. */
  clicks: number;
}

const notSecret =
  'Doesn’t stop a determined reader: bots and link previews see the destination without using a click.';

/** When the link stops leading to its destination, and what comes then. */
export const EndFields = ({ form, note, clicks }: EndFieldsProps) => {
  const { errors, defaultValues } = form.formState;
  const isSet = [defaultValues?.expiry, defaultValues?.clicklimit].some(Boolean);
  const isRefused = Boolean(errors.expiry ?? errors.clicklimit ?? errors.afterwards);
  return (
    <Disclosure title="Expiry and click limit" note={note} open={isSet} refused={isRefused}>
      <Stack gap={4}>
        <Grid columns={2} stretch={false}>
          <Field label="Expires" optional hint="In your time zone." error={errors.expiry?.message}>
            <TextInput
              type="datetime-local"
              // Without it browsers let years have six digits.
              max="9999-12-31T23:59"
              {...form.register('expiry', {
                // Half a date has no value, so that clearing it is no change.
                onBlur: () => void form.trigger('expiry'),
              })}
            />
          </Field>
          <Field
            label="Click limit"
            optional
            hint={`${clicks > 0 ? `Includes the ${countOf(clicks, 'click')} so far. ` : ''}${notSecret}`}
            error={errors.clicklimit?.message}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={mostClicks}
              placeholder="100"
              {...form.register('clicklimit', { onBlur: () => void form.trigger('clicklimit') })}
            />
          </Field>
        </Grid>
        <Field
          label="Afterwards, lead to"
          optional
          hint="Where visitors go then. Without one they see a page that says that the link is over."
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
