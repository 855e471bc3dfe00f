import { useMemo, useState } from 'react';
import type { Device } from '#contract/link-options.ts';
import { allCountries } from '#web/lib/countries.ts';
import { allLanguages } from '#web/lib/languages.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import type { FieldRow } from '#web/ui/form/FieldRows.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import type { AccessForm } from './access-form.ts';
import { RuleRows } from './RuleRows.tsx';

interface RuleFieldsProps {
  form: AccessForm;
  note: string;
}

const optionsOf = (all: readonly Device[]) => all.map((value) => ({ value, label: words.device[value] }));
const devices = [
  { group: words.systems, options: optionsOf(['ios', 'android', 'windows', 'macos', 'linux']) },
  { group: words.devices, options: optionsOf(['mobile', 'tablet', 'desktop']) },
];

const choices = (all: readonly { code: string; name: string }[]) =>
  all.map(({ code, name }) => ({ value: code, label: name }));

/** Returns a row's error. An error of its choice comes before one of its destination. */
const errorIn = (errors: unknown, at: number, name: string): FieldRow['error'] => {
  const row = (errors as Record<string, Record<string, { message?: string }>> | undefined)?.[String(at)];
  const [choice, destination] = [row?.[name]?.message, row?.['link']?.message];
  if (choice !== undefined) return { of: 'first', text: choice };
  return destination === undefined ? undefined : { of: 'second', text: destination };
};

/** Edits the destinations for certain visitors, in the order in which they are checked. */
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
  // The lists have hundreds of names, so they are created only once the section is opened.
  const countries = useMemo(() => (isOpened ? choices(allCountries()) : []), [isOpened]);
  const languages = useMemo(() => (isOpened ? choices(allLanguages()) : []), [isOpened]);
  // Removing a row moves others up, so their errors are validated again.
  const put = { shouldDirty: true, shouldTouch: true, shouldValidate: isRefused };
  return (
    <Disclosure title={words.rules} note={note} open={isSet} refused={isRefused} onOpen={() => open(true)}>
      <Stack gap={5}>
        <RuleRows
          words={words.by.device}
          options={devices}
          most={8}
          rows={devicetarget.map(({ device, link }) => ({ value: device, link }))}
          field={(at, part) => form.register(`devicetarget.${at}.${part === 'link' ? part : 'device'}`)}
          errorAt={(at) => errorIn(errors.devicetarget, at, 'device')}
          onRows={(rows) =>
            form.setValue(
              'devicetarget',
              rows.map(({ value, link }) => ({ device: value, link })),
              put,
            )
          }
        />
        <RuleRows
          words={words.by.country}
          options={countries}
          most={250}
          rows={geotarget.map(({ location, link }) => ({ value: location, link }))}
          field={(at, part) => form.register(`geotarget.${at}.${part === 'link' ? part : 'location'}`)}
          errorAt={(at) => errorIn(errors.geotarget, at, 'location')}
          onRows={(rows) =>
            form.setValue(
              'geotarget',
              rows.map(({ value, link }) => ({ location: value, link })),
              put,
            )
          }
        />
        <RuleRows
          words={words.by.language}
          options={languages}
          most={100}
          rows={languagetarget.map(({ language, link }) => ({ value: language, link }))}
          field={(at, part) => form.register(`languagetarget.${at}.${part === 'link' ? part : 'language'}`)}
          errorAt={(at) => errorIn(errors.languagetarget, at, 'language')}
          onRows={(rows) =>
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
