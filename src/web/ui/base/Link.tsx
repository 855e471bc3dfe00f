import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useNavigate } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To };

/** Modifier keys ask the browser for a new tab, a new window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Links to a page of this app. React Router's own link is half as large as everything else used from that package. */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    // A click on the current address replaces the history entry, as a native link does.
    void navigate(to, { replace: event.currentTarget.href === location.href });
  };
  return <a {...rest} href={href} onClick={follow} />;
};
