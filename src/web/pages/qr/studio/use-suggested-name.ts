import { useEffect, useRef } from 'react';
import { titleOf } from '#qr/title.ts';
import type { StudioFormReturn } from './field-props.ts';
import { contentOf, type QrValues } from './qr-form.ts';

const suggestedFor = (values: QrValues) => {
  const content = contentOf(values);
  return content && titleOf(content);
};

/** Names a code after its content if the user gives it no name, also when the content is edited. */
export function useSuggestedName(form: StudioFormReturn, initial: QrValues, isOn: boolean) {
  const last = useRef(suggestedFor(initial));
  const suggested = suggestedFor(form.watch());
  useEffect(() => {
    if (!isOn || suggested === undefined || suggested === last.current) return;
    if (form.getValues('name') === last.current) form.setValue('name', suggested, { shouldDirty: true });
    last.current = suggested;
  }, [form, isOn, suggested]);
}
