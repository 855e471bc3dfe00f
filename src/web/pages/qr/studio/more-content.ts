import { z } from 'zod/mini';
import { qrData } from '#contract/qr-data.ts';
import { coins, isCoinAddress } from '#qr/more/crypto.ts';
import { moreForms, type MoreFields, type MoreKind } from '#qr/more/kinds.ts';
import { isIban } from '#qr/more/payment.ts';
import { qrMore } from '#web/words/qr-more.ts';

/** The input for types that are sent as links or texts, and its validation. */

const words = qrMore.errors;

export const emptyMore: MoreFields = {
  event: { summary: '', start: '', end: '', place: '', note: '' },
  location: { latitude: '', longitude: '' },
  whatsapp: { phone: '', message: '' },
  app: { store: 'apple', app: '' },
  crypto: { coin: 'bitcoin', address: '', amount: '', label: '' },
  payment: { payee: '', iban: '', bic: '', amount: '', reference: '' },
};

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, words.tooLong(most)));
const needed = (most: number, error: string) => line(most).check(z.minLength(1, error));

/** Accepts a number with a decimal point or comma, or nothing. */
const number = (pattern: RegExp, error: string) =>
  z.string().check(
    z.trim(),
    z.overwrite((typed) => typed.replace(',', '.').replace('−', '-')),
    z.refine((typed) => typed === '' || pattern.test(typed), error),
  );

const degrees = (most: number) =>
  number(/^-?\d{1,3}(\.\d{1,9})?$/, words.degrees(most)).check(
    z.refine((typed) => typed !== '' && Math.abs(Number(typed)) <= most, words.degrees(most)),
  );

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Returns the app that a store's address names. */
const nameOfApp = (typed: string) =>
  /apps\.apple\.com\/.*\bid(\d+)/.exec(typed)?.[1] ??
  /play\.google\.com\/.*[?&]id=([\w.]+)/.exec(typed)?.[1] ??
  typed;

const fields = {
  event: z
    .object({
      summary: needed(200, words.summary),
      start: z.string().check(z.regex(moment, words.start)),
      end: z.string().check(z.refine((typed) => typed === '' || moment.test(typed), words.end)),
      place: line(200),
      note: z.string().check(z.trim(), z.maxLength(1000, words.tooLong(1000))),
    })
    .check(z.refine(({ start, end }) => end === '' || end > start, { path: ['end'], error: words.end })),
  location: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  whatsapp: z.object({
    phone: z.string().check(z.trim(), z.regex(/^\+[\d\s().\-/]{6,30}$/, words.phone)),
    message: z.string().check(z.trim(), z.maxLength(600, words.tooLong(600))),
  }),
  app: z
    .object({
      store: z.enum(['apple', 'google'], words.store),
      app: z.string().check(z.trim(), z.overwrite(nameOfApp)),
    })
    .check(
      z.refine(({ store, app }) => (store === 'apple' ? /^(id)?\d+$/ : /^\w+(\.\w+)+$/).test(app), {
        path: ['app'],
        error: words.app,
      }),
    ),
  crypto: z
    .object({
      coin: z.enum(coins, words.coin),
      address: z.string().check(z.trim(), z.minLength(1, { error: words.noAddress, abort: true })),
      amount: number(/^\d{1,12}(\.\d{1,18})?$/, words.amount),
      label: line(100),
    })
    .check(
      z.refine(({ coin, address }) => address === '' || isCoinAddress(coin, address), {
        path: ['address'],
        error: words.address,
      }),
    ),
  payment: z.object({
    payee: needed(70, words.payee),
    iban: z.string().check(z.refine(isIban, words.iban)),
    bic: z.string().check(
      z.trim(),
      z.refine((typed) => /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/i.test(typed), words.bic),
    ),
    amount: number(/^\d{1,9}(\.\d{1,2})?$/, words.amount),
    reference: line(140),
  }),
};

const written = <Kind extends MoreKind>(kind: Kind, typed: z.ZodMiniType<MoreFields[Kind]>) =>
  z.pipe(
    z.pipe(
      typed,
      z.transform((given: MoreFields[Kind]) => moreForms[kind].write(given)),
    ),
    qrData[moreForms[kind].type],
  );

/** Schemas by kind, which validate the input and convert it to what is sent. */
export const moreContents: Readonly<Record<MoreKind, z.core.$ZodType>> = {
  event: written('event', fields.event),
  location: written('location', fields.location),
  whatsapp: written('whatsapp', fields.whatsapp),
  app: written('app', fields.app),
  crypto: written('crypto', fields.crypto),
  payment: written('payment', fields.payment),
};
