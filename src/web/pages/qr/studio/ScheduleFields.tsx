import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { linkForm } from '#web/words/link-form.ts';
import { scanOptions as words } from '#web/words/scan-options.ts';
import { errorAt, type FieldsProps } from './field-props.ts';

interface ScheduleFieldsProps extends FieldsProps {
  note: string;
}

/** Edits when scans start and stop working, and where they lead afterwards. */
export const ScheduleFields = ({ form, note }: ScheduleFieldsProps) => {
  const { defaultValues } = form.formState;
  const isSet = [defaultValues?.start, defaultValues?.expiry].some(Boolean);
  const isRefused = (['start', 'expiry', 'afterwards'] as const).some((name) => errorAt(form, name));
  const time = (name: 'start' | 'expiry') => (
    <TextInput
      type="datetime-local"
      // Without a maximum, browsers accept years with six digits.
      max="9999-12-31T23:59"
      {...form.register(name, {
        // An incomplete date has no value, so clearing it isn't a change.
        onBlur: () => void form.trigger(name),
      })}
    />
  );
  return (
    <Disclosure title={words.schedule} note={note} open={isSet} refused={isRefused}>
      <Stack gap={4}>
        <Grid columns={2} gap={5} stretch={false}>
          <Field label={words.starts} optional hint={words.startsHint} error={errorAt(form, 'start')}>
            {time('start')}
          </Field>
          <Field
            label={linkForm.expires}
            optional
            hint={linkForm.expiresHint}
            error={errorAt(form, 'expiry')}
          >
            {time('expiry')}
          </Field>
        </Grid>
        <Field
          label={linkForm.afterwards}
          optional
          hint={words.afterwardsHint}
          error={errorAt(form, 'afterwards')}
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
