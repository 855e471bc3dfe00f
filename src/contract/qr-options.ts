import { z } from 'zod/mini';
import { given, removable, Timestamp } from './envelope.ts';
import {
  answeredRules,
  CountryRules,
  DeviceRules,
  FutureTime,
  LanguageRules,
  LinkPassword,
  ruleTexts,
} from './link-options.ts';
import { Destination } from './urls.ts';

/** When and for whom a dynamic QR code works. This is the extension `codes`. */

const texts = {
  start: 'When scans begin to work, UTC, YYYY-MM-DD HH:MM:SS; before, visitors see a page that says so',
  expiry: 'UTC, YYYY-MM-DD HH:MM:SS; without a time, at 00:00',
  afterwards: 'Where scans go once it has expired',
};

export const AddQrOptions = {
  start: given(FutureTime, texts.start),
  expiry: given(FutureTime, texts.expiry),
  afterwards: given(Destination, texts.afterwards),
  password: given(LinkPassword),
  devicetarget: given(DeviceRules, ruleTexts.devicetarget),
  geotarget: given(CountryRules, ruleTexts.geotarget),
  languagetarget: given(LanguageRules, ruleTexts.languagetarget),
};

/** The options in an update of a code. `[]` removes the rules of a kind. */
export const UpdateQrOptions = {
  start: removable(FutureTime, texts.start),
  expiry: removable(FutureTime, texts.expiry),
  afterwards: removable(Destination, texts.afterwards),
  password: removable(LinkPassword),
  devicetarget: z.nullish(DeviceRules).check(z.describe(ruleTexts.devicetarget)),
  geotarget: z.nullish(CountryRules).check(z.describe(ruleTexts.geotarget)),
  languagetarget: z.nullish(LanguageRules).check(z.describe(ruleTexts.languagetarget)),
};

export const QrOptions = z.strictObject({
  start: z.nullable(Timestamp),
  expiry: z.nullable(Timestamp),
  /** Where scans are redirected once the code has expired. If empty, visitors see a page that says so. */
  afterwards: z.string(),
  /** Whether a password is set. */
  password: z.boolean(),
  ...answeredRules,
});
export type QrOptions = z.output<typeof QrOptions>;
