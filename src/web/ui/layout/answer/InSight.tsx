import { type AriaRole, type ReactNode, useEffect, useRef } from 'react';

interface InSightProps {
  role?: AriaRole;
  children: ReactNode;
}

/** What a long form answers: its button may be far below, so this comes into sight and has the focus. */
export const InSight = ({ role, children }: InSightProps) => {
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
