import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import type { FieldsProps } from './field-props.ts';
import { StudioText } from './StudioText.tsx';

const encryptions = [
  { value: 'wpa', label: 'WPA, WPA2 or WPA3' },
  { value: 'wep', label: 'WEP (old)' },
  { value: 'nopass', label: 'None: an open network' },
];

export const WifiFields = ({ form }: FieldsProps) => {
  const isOpen = form.watch('content.wifi.encryption') === 'nopass';
  return (
    <Stack gap={4}>
      <Grid columns={2} gap={4} stretch={false}>
        <StudioText
          form={form}
          name="content.wifi.ssid"
          label="Network name"
          placeholder="Acme Guest"
          hint="Letter case counts."
          autoFocus
        />
        <Field label="Encryption">
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
          label="Password"
          mono
          hint="Whoever scans the code can read it: best that of a network for guests."
        />
      )}
      <Switch
        label="Hidden network"
        hint="It does not show its name, so phones must be told."
        {...form.register('content.wifi.hidden')}
      />
    </Stack>
  );
};
