import { type AriaRole, type ReactNode, useEffect, useRef } from 'react';

interface FocusedMessageProps {
  role?: AriaRole;
  children: ReactNode;
}

/**
 * Renders a long form's message. The submit button may be far below, so the message scrolls into view and takes focus.
 */
export const FocusedMessage = ({ role, children }: FocusedMessageProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role={role}>
      {children}
    </div>
  );
};
