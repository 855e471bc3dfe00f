import { lazy } from 'react';
import type { LiveSubject } from './live-figures.ts';
import { LivePlace } from './LivePlace.tsx';

const LiveCard = lazy(async () => ({ default: (await import('./LiveCard.tsx')).LiveCard }));

interface LiveSectionProps {
  subject: LiveSubject;
}

export const LiveSection = ({ subject }: LiveSectionProps) => (
  <LivePlace>
    <LiveCard subject={subject} />
  </LivePlace>
);
