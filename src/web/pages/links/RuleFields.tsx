import { useMemo, useState } from 'react';
import type { Device } from '#contract/link-options.ts';
import { allCountries } from '#web/lib/countries.ts';
import { allLanguages } from '#web/lib/languages.ts';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import type { LinkForm } from './link-fields.ts';
import { RuleRows } from './RuleRows.tsx';

interface RuleFieldsProps {
  form: LinkForm;
  note: string;
}

const kinds: Record<'kind' | 'system', { value: Device; label: string }[]> = {
  kind: [
    { value: 'mobile', label: 'Phones' },
    { value: 'tablet', label: 'Tablets' },
    { value: 'desktop', label: 'Computers' },
  ],
  system: [
    { value: 'ios', label: 'iPhone and iPad (iOS)' },
    { value: 'android', label: 'Android' },
    { value: 'windows', label: 'Windows' },
    { value: 'macos', label: 'macOS' },
    { value: 'linux', label: 'Linux' },
  ],
};
const devices = [
  { group: 'System', options: kinds.system },
  { group: 'Kind', options: kinds.kind },
];

const choices = (all: readonly { code: string; name: string }[]) =>
  all.map(({ code, name }) => ({ value: code, label: name }));

/** The message of a list's refusal, or of one of its rows. */
const messageAt = (errors: unknown, at: number, name: string): string | undefined => {
  const row = (errors as Record<string, Record<string, { message?: string }>> | undefined)?.[String(at)];
  return row?.[name]?.message ?? row?.['link']?.message;
};

/** Other destinations for some visitors, in the order in which the service asks. */
export const RuleFields = ({ form, note }: RuleFieldsProps) => {
  const { errors, defaultValues } = form.formState;
  const [devicetarget, geotarget, languagetarget] = form.watch([
    'devicetarget',
    'geotarget',
    'languagetarget',
  ]);
  const isSet = [defaultValues?.devicetarget, defaultValues?.geotarget, defaultValues?.languagetarget].some(
    (rules) => rules && rules.length > 0,
  );
  const isRefused = Boolean(errors.devicetarget ?? errors.geotarget ?? errors.languagetarget);
  const [isOpened, open] = useState(isSet);
  // Hundreds of names: made once the section is looked at.
  const countries = useMemo(() => (isOpened ? choices(allCountries()) : []), [isOpened]);
  const languages = useMemo(() => (isOpened ? choices(allLanguages()) : []), [isOpened]);
  const put = { shouldDirty: true, shouldTouch: true };
  return (
    <Disclosure
      title="Other destinations for some visitors"
      note={note}
      open={isSet || isRefused}
      onOpen={() => open(true)}
    >
      <Stack gap={5}>
        <RuleRows
          label="By device"
          what="device"
          hint="Asked first. In each list the first row that fits decides; whoever fits none gets the destination above."
          options={devices}
          most={8}
          rows={devicetarget.map(({ device, link }) => ({ value: device, link }))}
          errorAt={(at) => messageAt(errors.devicetarget, at, 'device')}
          onChange={(rows) =>
            form.setValue(
              'devicetarget',
              rows.map(({ value, link }) => ({ device: value, link })),
              put,
            )
          }
        />
        <RuleRows
          label="By country"
          what="country"
          hint="Asked after the device."
          options={countries}
          most={250}
          rows={geotarget.map(({ location, link }) => ({ value: location, link }))}
          errorAt={(at) => messageAt(errors.geotarget, at, 'location')}
          onChange={(rows) =>
            form.setValue(
              'geotarget',
              rows.map(({ value, link }) => ({ location: value, link })),
              put,
            )
          }
        />
        <RuleRows
          label="By language"
          what="language"
          hint="Asked last: the first language of the visitor’s browser."
          options={languages}
          most={100}
          rows={languagetarget.map(({ language, link }) => ({ value: language, link }))}
          errorAt={(at) => messageAt(errors.languagetarget, at, 'language')}
          onChange={(rows) =>
            form.setValue(
              'languagetarget',
              rows.map(({ value, link }) => ({ language: value, link })),
              put,
            )
          }
        />
      </Stack>
    </Disclosure>
  );
};
