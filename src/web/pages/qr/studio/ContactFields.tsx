import { Grid } from '#web/ui/layout/Grid.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { labels } from '#web/words/labels.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import type { FieldsProps } from './field-props.ts';
import { StudioText } from './StudioText.tsx';

const ways = [
  { value: 'vcard', label: words.fillIn },
  { value: 'pasted', label: words.paste },
] as const;

export const ContactFields = ({ form }: FieldsProps) => {
  const isPasted = form.watch('kind') === 'pasted';
  return (
    <Stack gap={4}>
      <Row>
        <SegmentedControl
          label={words.contact}
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
          label={words.vcard}
          rows={10}
          mono
          placeholder={words.vcardExample}
          hint={words.vcardHint}
        />
      ) : (
        <>
          <Grid columns={2} gap={4} stretch={false}>
            <StudioText
              form={form}
              name="content.vcard.fname"
              label={words.firstName}
              hint={words.firstNameHint}
              placeholder={words.firstNameExample}
            />
            <StudioText
              form={form}
              name="content.vcard.lname"
              label={words.lastName}
              optional
              placeholder={words.lastNameExample}
            />
            <StudioText
              form={form}
              name="content.vcard.org"
              label={words.organization}
              optional
              placeholder={words.organizationExample}
            />
            <StudioText
              form={form}
              name="content.vcard.title"
              label={words.jobTitle}
              optional
              placeholder={words.jobExample}
            />
            <StudioText
              form={form}
              name="content.vcard.phone"
              label={words.phone}
              optional
              type="tel"
              placeholder={words.phoneExample}
            />
            <StudioText
              form={form}
              name="content.vcard.cell"
              label={words.mobile}
              optional
              type="tel"
              placeholder={words.mobileExample}
            />
            <StudioText
              form={form}
              name="content.vcard.email"
              label={labels.email}
              optional
              type="email"
              placeholder={words.emailExample}
            />
            <StudioText
              form={form}
              name="content.vcard.site"
              label={words.website}
              optional
              type="url"
              placeholder="https://example.com"
            />
            <StudioText
              form={form}
              name="content.vcard.street"
              label={words.street}
              optional
              placeholder={words.streetExample}
            />
            <StudioText
              form={form}
              name="content.vcard.city"
              label={words.city}
              optional
              placeholder={words.cityExample}
            />
            <StudioText form={form} name="content.vcard.state" label={words.state} optional />
            <StudioText
              form={form}
              name="content.vcard.zip"
              label={words.zip}
              optional
              placeholder={words.zipExample}
            />
            <StudioText
              form={form}
              name="content.vcard.country"
              label={words.country}
              optional
              placeholder={words.countryExample}
            />
          </Grid>
          <StudioText form={form} name="content.vcard.note" label={words.note} optional rows={2} />
        </>
      )}
    </Stack>
  );
};
