import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { maxLimit } from '#contract/limits.ts';
import { overlayList } from '#web/api/overlays.ts';
import { splashList } from '#web/api/splash.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkForm } from './link-fields.ts';

interface StopFieldsProps {
  form: LinkForm;
  note: string;
}

const whole = { page: 1, limit: maxLimit };

/** Edits what visitors see first, a splash page or an overlay. */
export const StopFields = ({ form, note }: StopFieldsProps) => {
  const isSet = form.formState.defaultValues?.stop !== '';
  const [isOpened, open] = useState(isSet);
  const { data: splashes } = useQuery({ ...splashList(whole), enabled: isOpened });
  const { data: overlays } = useQuery({ ...overlayList(whole), enabled: isOpened });
  const stop = form.watch('stop');
  const groups = [
    {
      group: words.splashes,
      options: splashes?.splash.map(({ id, name }) => ({ value: `splash ${id}`, label: name })) ?? [],
    },
    {
      group: words.overlays,
      options: overlays?.cta.map(({ id, name }) => ({ value: `overlay ${id}`, label: name })) ?? [],
    },
  ].filter(({ options }) => options.length > 0);
  const known = groups.flatMap(({ options }) => options).some(({ value }) => value === stop);
  const isNone = splashes && overlays && groups.length === 0;
  return (
    <Disclosure title={words.stop} note={note} open={isSet} onOpen={() => open(true)}>
      <Field label={words.stopFirst} hint={isNone ? words.stopMissing : undefined}>
        <Select
          options={[
            { value: '', label: words.stopNone },
            // The chosen option stays selected while the lists load.
            ...(stop === '' || known ? [] : [{ value: stop, label: words.stopKept }]),
            ...groups,
          ]}
          value={stop}
          onChange={(event) =>
            form.setValue('stop', event.target.value, { shouldDirty: true, shouldTouch: true })
          }
        />
      </Field>
    </Disclosure>
  );
};
