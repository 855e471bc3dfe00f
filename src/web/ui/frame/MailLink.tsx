import { TextLink } from '#web/ui/base/TextLink.tsx';

export const MailLink = ({ to }: { to: string }) => (
  <TextLink href={`mailto:${to}`}>
    <bdi>{to}</bdi>
  </TextLink>
);
