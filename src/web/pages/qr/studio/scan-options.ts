import type { z } from 'zod/mini';
import type { UpdateQr } from '#contract/qr.ts';
import { type QrOptions, UpdateQrOptions } from '#contract/qr-options.ts';
import { linkBadges } from '#web/api/link-words.ts';
import type { AccessValues } from '#web/access/access-form.ts';
import { localInput, wireTime } from '#web/lib/local-time.ts';
import { linkForm } from '#web/words/link-form.ts';
import { scanOptions as words } from '#web/words/scan-options.ts';

/** When and for whom a dynamic code works, as entered. */
export interface ScanValues extends AccessValues {
  /** In the user's time zone and the input's format. Empty if the code works immediately. */
  start: string;
  /** Like `start`. Empty if the code never expires. */
  expiry: string;
  afterwards: string;
}

export const noScanOptions: ScanValues = {
  start: '',
  expiry: '',
  afterwards: '',
  password: '',
  noPassword: false,
  devicetarget: [],
  geotarget: [],
  languagetarget: [],
};

type Name = keyof typeof UpdateQrOptions;

/** The changes that are sent. "" and [] remove what there was. */
export type ScanChanges = {
  [Part in Name]?: NonNullable<z.output<typeof UpdateQr>[Part]>;
};

export const scanValuesOf = (options: QrOptions | undefined): ScanValues =>
  options
    ? {
        ...noScanOptions,
        start: localInput(options.start),
        expiry: localInput(options.expiry),
        afterwards: options.afterwards,
        devicetarget: options.devicetarget,
        geotarget: options.geotarget,
        languagetarget: options.languagetarget,
      }
    : noScanOptions;

const names = Object.keys(UpdateQrOptions) as Name[];

const bodyOf = ({ start, expiry, ...rest }: ScanValues): Record<Name, unknown> => ({
  ...rest,
  start: wireTime(start),
  expiry: wireTime(expiry),
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only changes are validated, so a start in the past isn't an error. */
export function changesOf(values: ScanValues, before: ScanValues): Partial<Record<Name, unknown>> {
  const [is, was] = [bodyOf(values), bodyOf(before)];
  const changed = names.filter((name) => !same(is[name], was[name])).map((name) => [name, is[name]] as const);
  return { ...Object.fromEntries<unknown>(changed), ...(values.noPassword && { password: '' }) };
}

/** Picks the changes from the validated values. */
export const changesIn = (checked: Partial<Record<Name, unknown>>): ScanChanges =>
  Object.fromEntries(
    names.filter((name) => checked[name] !== undefined).map((name) => [name, checked[name]]),
  );

/** Returns what is chosen in each section, for its heading. */
export function pickedOf(values: ScanValues, hadPassword: boolean) {
  const rules = values.devicetarget.length + values.geotarget.length + values.languagetarget.length;
  const ends = linkBadges({
    archived: false,
    expiry: values.expiry === '' ? null : wireTime(values.expiry),
    afterwards: values.afterwards.trim(),
    password: false,
    clicklimit: null,
    clicksused: 0,
    splash: null,
    overlay: null,
    rules: 0,
    pixels: 0,
  }).map(({ text }) => text);
  const hasPassword = !values.noPassword && (values.password !== '' || hadPassword);
  return {
    schedule: [...(values.start === '' ? [] : [words.hasStart]), ...ends].join(' · '),
    password: hasPassword ? linkForm.passwordSet : '',
    rules: rules > 0 ? linkForm.ruleCount(rules) : '',
  };
}
