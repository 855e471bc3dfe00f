import { useHref } from 'react-router-dom';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { withAddress } from './brought.ts';

interface ForgottenLinkProps {
  /** As far as it is typed. */
  email: string;
  /** Opens beside the page, which stays. */
  beside: boolean;
}

export const ForgottenLink = ({ email, beside }: ForgottenLinkProps) => {
  const to = withAddress('/forgotten', email);
  const href = useHref(to);
  return <TextLink {...(beside ? { href } : { to })}>Forgot your password?</TextLink>;
};
