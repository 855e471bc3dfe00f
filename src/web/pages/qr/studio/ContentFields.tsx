import { Stack } from '#web/ui/layout/Stack.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { ContactFields } from './ContactFields.tsx';
import type { FieldsProps } from './field-props.ts';
import { StudioText } from './StudioText.tsx';
import { FileFields } from './FileFields.tsx';
import { isMore, shownTypeOf } from './qr-form.ts';
import { MoreFields } from './MoreFields.tsx';
import { WifiFields } from './WifiFields.tsx';

interface ContentFieldsProps extends FieldsProps {
  /** Share of a large file that has been sent, from 0 to 1. */
  uploaded: number | undefined;
  /** Whether the first field takes the focus. */
  focuses: boolean;
}

export const ContentFields = ({ form, uploaded, focuses }: ContentFieldsProps) => {
  const shown = shownTypeOf(form.watch('kind'));
  if (isMore(shown)) return <MoreFields key={shown} form={form} kind={shown} />;
  switch (shown) {
    case 'link':
      return (
        <StudioText
          key="link"
          form={form}
          name="content.link"
          label={words.destination}
          type="url"
          inputMode="url"
          autoFocus={focuses}
          placeholder="https://example.com/menu"
          hint={words.destinationHint}
        />
      );
    case 'file':
      return <FileFields key="file" form={form} uploaded={uploaded} />;
    case 'text':
      return (
        <StudioText
          key="text"
          form={form}
          name="content.text"
          label={words.text}
          rows={5}
          autoFocus={focuses}
          placeholder={words.textExample}
          hint={words.textHint}
        />
      );
    case 'phone':
      return (
        <StudioText
          key="phone"
          form={form}
          name="content.phone"
          label={words.phoneNumber}
          type="tel"
          autoFocus={focuses}
          placeholder={words.phoneExample}
          hint={words.phoneHint}
        />
      );
    case 'email':
      return (
        <Stack key="email" gap={4}>
          <StudioText
            form={form}
            name="content.email.email"
            label={words.to}
            type="email"
            autoFocus={focuses}
            placeholder={words.emailExample}
          />
          <StudioText
            form={form}
            name="content.email.subject"
            label={words.subject}
            optional
            placeholder={words.subjectExample}
          />
          <StudioText form={form} name="content.email.body" label={words.message} optional rows={4} />
        </Stack>
      );
    case 'sms':
      return (
        <Stack key="sms" gap={4}>
          <StudioText
            form={form}
            name="content.sms.phone"
            label={words.phoneNumber}
            type="tel"
            autoFocus={focuses}
            placeholder={words.phoneExample}
          />
          <StudioText
            form={form}
            name="content.sms.message"
            label={words.message}
            optional
            rows={3}
            placeholder={words.messageExample}
            hint={words.messageHint}
          />
        </Stack>
      );
    case 'wifi':
      return <WifiFields key="wifi" form={form} />;
    case 'vcard':
      return <ContactFields key="vcard" form={form} />;
  }
};
