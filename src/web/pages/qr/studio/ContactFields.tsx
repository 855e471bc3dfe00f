import { Grid } from '#web/ui/layout/Grid.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { FieldsProps } from './field-props.ts';
import { StudioText } from './StudioText.tsx';

const ways = [
  { value: 'vcard', label: 'Fill in' },
  { value: 'pasted', label: 'Paste a vCard' },
] as const;

/** A contact, by its fields or as a vCard from an address book. */
export const ContactFields = ({ form }: FieldsProps) => {
  const isPasted = form.watch('kind') === 'pasted';
  return (
    <Stack gap={4}>
      <Row>
        <SegmentedControl
          label="How the contact is given"
          value={isPasted ? 'pasted' : 'vcard'}
          onChange={(way) => {
            form.setValue('kind', way, { shouldDirty: true });
            form.clearErrors('content');
          }}
          options={ways}
        />
      </Row>
      {isPasted ? (
        <StudioText
          key="pasted"
          form={form}
          name="content.pasted"
          label="vCard"
          rows={10}
          mono
          placeholder={
            'BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada;;;\nFN:Ada Lovelace\nTEL:+442079460000\nEND:VCARD'
          }
          hint="As an address book exports it. It goes into the code as it is, at most 2,000 characters."
        />
      ) : (
        <>
          <Grid columns={2} gap={4} stretch={false}>
            <StudioText form={form} name="content.vcard.fname" label="First name" placeholder="Ada" />
            <StudioText
              form={form}
              name="content.vcard.lname"
              label="Last name"
              optional
              placeholder="Lovelace"
            />
            <StudioText
              form={form}
              name="content.vcard.org"
              label="Organization"
              optional
              placeholder="Acme Ltd"
            />
            <StudioText
              form={form}
              name="content.vcard.title"
              label="Job title"
              optional
              placeholder="Engineer"
            />
            <StudioText
              form={form}
              name="content.vcard.phone"
              label="Phone"
              optional
              type="tel"
              placeholder="+44 20 7946 0000"
            />
            <StudioText
              form={form}
              name="content.vcard.cell"
              label="Mobile phone"
              optional
              type="tel"
              placeholder="+44 7700 900123"
            />
            <StudioText
              form={form}
              name="content.vcard.email"
              label="E-mail address"
              optional
              type="email"
              placeholder="ada@example.com"
            />
            <StudioText
              form={form}
              name="content.vcard.site"
              label="Website"
              optional
              type="url"
              placeholder="https://example.com"
            />
            <StudioText
              form={form}
              name="content.vcard.street"
              label="Street"
              optional
              placeholder="12 St James's Square"
            />
            <StudioText form={form} name="content.vcard.city" label="City" optional placeholder="London" />
            <StudioText form={form} name="content.vcard.state" label="State or region" optional />
            <StudioText
              form={form}
              name="content.vcard.zip"
              label="Postal code"
              optional
              placeholder="SW1Y 4JH"
            />
            <StudioText
              form={form}
              name="content.vcard.country"
              label="Country"
              optional
              placeholder="United Kingdom"
            />
          </Grid>
          <StudioText form={form} name="content.vcard.note" label="Note" optional rows={2} />
        </>
      )}
    </Stack>
  );
};
