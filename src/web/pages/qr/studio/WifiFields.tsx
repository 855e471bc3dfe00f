import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import type { FieldsProps } from './field-props.ts';
import { StudioText } from './StudioText.tsx';

const encryptions = [
  { value: 'wpa', label: words.wpa },
  { value: 'wep', label: words.wep },
  { value: 'nopass', label: words.open },
];

export const WifiFields = ({ form }: FieldsProps) => {
  const isOpen = form.watch('content.wifi.encryption') === 'nopass';
  return (
    <Stack gap={4}>
      <Grid columns={2} gap={4} stretch={false}>
        <StudioText
          form={form}
          name="content.wifi.ssid"
          label={words.network}
          placeholder={words.networkExample}
          hint={words.networkHint}
          autoFocus
        />
        <Field label={words.encryption}>
          <Select
            options={encryptions}
            {...form.register('content.wifi.encryption', { deps: 'content.wifi.pass' })}
          />
        </Field>
      </Grid>
      {isOpen ? null : (
        <StudioText
          form={form}
          name="content.wifi.pass"
          label={words.password}
          mono
          hint={words.passwordHint}
        />
      )}
      <Switch label={words.hidden} hint={words.hiddenHint} {...form.register('content.wifi.hidden')} />
    </Stack>
  );
};
