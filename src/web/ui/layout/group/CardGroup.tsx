import type { ReactNode } from 'react';
import { CardLevel } from './card-level.ts';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';

interface CardGroupProps {
  title: string;
  children: ReactNode;
}

/** Renders cards under a heading of their own. The cards' titles are one level below it. */
export const CardGroup = ({ title, children }: CardGroupProps) => (
  <>
    <SectionHead large title={title} />
    <CardLevel value={3}>{children}</CardLevel>
  </>
);
