import type { MoreKind } from '#qr/more/kinds.ts';
import { coins } from '#qr/more/crypto.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrMore as words } from '#web/words/qr-more.ts';
import { qrStudio } from '#web/words/qr-studio.ts';
import type { FieldsProps } from './field-props.ts';
import { StudioText } from './StudioText.tsx';

const stores = [
  { value: 'apple', label: words.apple },
  { value: 'google', label: words.google },
];

const currencies = coins.map((value) => ({ value, label: words.coins[value] }));

interface MoreFieldsProps extends FieldsProps {
  kind: MoreKind;
}

/** Renders the fields of the types that are sent as links or texts. */
export const MoreFields = ({ form, kind }: MoreFieldsProps) => {
  switch (kind) {
    case 'event':
      return (
        <Stack gap={4}>
          <StudioText
            form={form}
            name="content.event.summary"
            label={words.summary}
            placeholder={words.summaryExample}
            autoFocus
          />
          <Grid columns={2} gap={4} stretch={false}>
            <StudioText
              form={form}
              name="content.event.start"
              label={words.start}
              type="datetime-local"
              hint={words.timesHint}
            />
            <StudioText
              form={form}
              name="content.event.end"
              label={words.end}
              type="datetime-local"
              optional
            />
          </Grid>
          <StudioText
            form={form}
            name="content.event.place"
            label={words.place}
            placeholder={words.placeExample}
            optional
          />
          <StudioText form={form} name="content.event.note" label={words.note} rows={3} optional />
        </Stack>
      );
    case 'location':
      return (
        <Grid columns={2} gap={4} stretch={false}>
          <StudioText
            form={form}
            name="content.location.latitude"
            label={words.latitude}
            placeholder={words.latitudeExample}
            inputMode="text"
            hint={words.degreesHint}
            autoFocus
          />
          <StudioText
            form={form}
            name="content.location.longitude"
            label={words.longitude}
            placeholder={words.longitudeExample}
            inputMode="text"
          />
        </Grid>
      );
    case 'whatsapp':
      return (
        <Stack gap={4}>
          <StudioText
            form={form}
            name="content.whatsapp.phone"
            label={qrStudio.phoneNumber}
            type="tel"
            placeholder={qrStudio.phoneExample}
            hint={words.phoneHint}
            autoFocus
          />
          <StudioText
            form={form}
            name="content.whatsapp.message"
            label={qrStudio.message}
            rows={3}
            hint={qrStudio.messageHint}
            optional
          />
        </Stack>
      );
    case 'app':
      return (
        <Grid columns={2} gap={4} stretch={false}>
          <Field label={words.store}>
            <Select options={stores} {...form.register('content.app.store')} />
          </Field>
          <StudioText
            form={form}
            name="content.app.app"
            label={words.appId}
            placeholder={words.appExample}
            hint={words.appHint}
            autoFocus
          />
        </Grid>
      );
    case 'crypto':
      return (
        <Stack gap={4}>
          <Grid columns={2} gap={4} stretch={false}>
            <Field label={words.coin}>
              <Select
                options={currencies}
                {...form.register('content.crypto.coin', { deps: 'content.crypto.address' })}
              />
            </Field>
            <StudioText
              form={form}
              name="content.crypto.amount"
              label={words.amount}
              inputMode="decimal"
              hint={words.amountHint}
              optional
            />
          </Grid>
          <StudioText
            form={form}
            name="content.crypto.address"
            label={words.address}
            hint={words.addressHint}
            mono
            autoFocus
          />
          {form.watch('content.crypto.coin') === 'ethereum' ? null : (
            <StudioText form={form} name="content.crypto.label" label={words.label} optional />
          )}
        </Stack>
      );
    case 'payment':
      return (
        <Stack gap={4}>
          <StudioText
            form={form}
            name="content.payment.payee"
            label={words.payee}
            placeholder={qrStudio.organizationExample}
            autoFocus
          />
          <Grid columns={2} gap={4} stretch={false}>
            <StudioText
              form={form}
              name="content.payment.iban"
              label={words.iban}
              placeholder={words.ibanExample}
              mono
            />
            <StudioText form={form} name="content.payment.bic" label={words.bic} mono optional />
            <StudioText
              form={form}
              name="content.payment.amount"
              label={words.amountInEuros}
              inputMode="decimal"
              hint={words.amountHint}
              optional
            />
            <StudioText
              form={form}
              name="content.payment.reference"
              label={words.reference}
              placeholder={words.referenceExample}
              optional
            />
          </Grid>
        </Stack>
      );
  }
};
