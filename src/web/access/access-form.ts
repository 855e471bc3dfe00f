import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';

export interface DeviceRule {
  device: string;
  link: string;
}
export interface CountryRule {
  location: string;
  link: string;
}
export interface LanguageRule {
  language: string;
  link: string;
}

/** What forms of links and QR codes have alike. */
export interface AccessValues {
  /** A new one; "" leaves what there is. */
  password: string;
  /** Takes away the password that there is. */
  noPassword: boolean;
  devicetarget: DeviceRule[];
  geotarget: CountryRule[];
  languagetarget: LanguageRule[];
}

/** What the fields need of their form. */
export type AccessForm = Pick<
  UseFormReturn<AccessValues, unknown, unknown>,
  'register' | 'watch' | 'formState' | 'setValue'
>;

/** That part of a larger form: the types of paths don't tell that one form holds another. */
export const accessOf = <Values extends AccessValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, keyof AccessForm>,
) => form as unknown as AccessForm;

const isUnread = (field: unknown) => field instanceof HTMLInputElement && field.validity.badInput;

/**
 * A browser gives what it can’t read, such as half a date, as an empty text: only the field knows better.
 * @param unread what to say of it, by field
 */
export const refuseUnread =
  <Values extends FieldValues, Sent>(
    judge: Resolver<Values, unknown, Sent>,
    unread: Partial<Record<Path<Values>, string>>,
  ): Resolver<Values, unknown, Sent> =>
  async (values, context, options) => {
    const judged = await judge(values, context, options);
    const errors: Record<string, unknown> = {};
    for (const [name, message] of Object.entries(unread)) {
      const ref = (options.fields as Record<string, { ref?: unknown } | undefined>)[name]?.ref;
      if (isUnread(ref)) errors[name] = { type: 'unread', message, ref };
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: { ...judged.errors, ...errors } as FieldErrors<Values> }
      : judged;
  };
