import { Stack } from '#web/ui/layout/Stack.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { FieldsProps } from './field-props.ts';
import { StudioText } from './StudioText.tsx';
import { typeOf } from './qr-form.ts';
import type { Variant } from '#web/pages/qr/drawing/variants.ts';
import { WifiFields } from './WifiFields.tsx';

interface ContentFieldsProps extends FieldsProps {
  /** The code that is looked at: one that holds the address itself stays as printed. */
  variant: Variant;
}

/** The fields of the type that is chosen. */
export const ContentFields = ({ form, variant }: ContentFieldsProps) => {
  switch (typeOf(form.watch('kind'))) {
    case 'link':
      return (
        <StudioText
          key="link"
          form={form}
          name="content.link"
          label="Address"
          type="url"
          inputMode="url"
          autoFocus
          placeholder="https://example.com/menu"
          hint={`With https:// in front.${variant === 'tracked' ? ' You can change it later without printing again.' : ''}`}
        />
      );
    case 'text':
      return (
        <StudioText
          key="text"
          form={form}
          name="content.text"
          label="Text"
          rows={5}
          autoFocus
          placeholder="Ring twice, then come round the back."
          hint="At most 2,000 characters; short ones make a code that is easy to scan."
        />
      );
    case 'phone':
      return (
        <StudioText
          key="phone"
          form={form}
          name="content.phone"
          label="Phone number"
          type="tel"
          autoFocus
          placeholder="+49 30 1234567"
          hint="With + and the country's number, so that it works from abroad."
        />
      );
    case 'email':
      return (
        <Stack key="email" gap={4}>
          <StudioText
            form={form}
            name="content.email.email"
            label="To"
            type="email"
            autoFocus
            placeholder="hello@example.com"
          />
          <StudioText
            form={form}
            name="content.email.subject"
            label="Subject"
            optional
            placeholder="A table for Friday"
          />
          <StudioText form={form} name="content.email.body" label="Message" optional rows={4} />
        </Stack>
      );
    case 'sms':
      return (
        <Stack key="sms" gap={4}>
          <StudioText
            form={form}
            name="content.sms.phone"
            label="Phone number"
            type="tel"
            autoFocus
            placeholder="+1 555 0100"
          />
          <StudioText
            form={form}
            name="content.sms.message"
            label="Message"
            optional
            rows={3}
            placeholder="JOIN"
            hint="It is filled in; the person still presses send."
          />
        </Stack>
      );
    case 'wifi':
      return <WifiFields key="wifi" form={form} />;
    case 'vcard':
      return <ContactFields key="vcard" form={form} />;
  }
};
