import { TextLink } from '#web/ui/base/TextLink.tsx';

/** An e-mail address to write to. */
export const MailLink = ({ to }: { to: string }) => (
  <TextLink href={`mailto:${to}`}>
    <bdi>{to}</bdi>
  </TextLink>
);
