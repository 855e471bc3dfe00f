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

/** The values that forms of links and QR codes share. */
export interface AccessValues {
  /** A new password. Empty to keep the current one. */
  password: string;
  /** Whether to remove the current password. */
  noPassword: boolean;
  devicetarget: DeviceRule[];
  geotarget: CountryRule[];
  languagetarget: LanguageRule[];
}

export type AccessForm = Pick<
  UseFormReturn<AccessValues, unknown, unknown>,
  'register' | 'watch' | 'formState' | 'setValue'
>;

/** Narrows a larger form to these values. TypeScript can't infer from the path types that one form contains another. */
export const accessOf = <Values extends AccessValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, keyof AccessForm>,
) => form as unknown as AccessForm;

const isUnread = (field: unknown) => field instanceof HTMLInputElement && field.validity.badInput;

/**
 * Rejects input that the browser can't parse, such as an incomplete date. The browser reports it as an empty text, so
 * only the field's validity shows it.
 * @param unread the error messages by field
 */
export const rejectUnparsed =
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
