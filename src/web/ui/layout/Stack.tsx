import type { ElementType, ReactNode } from 'react';
import css from './Stack.module.css';

/** In steps of 4 px, so 4 is 16 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

type StackProps = {
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: ElementType;
  children: ReactNode;
};

export const Stack = ({ gap = 4, align = 'stretch', as: Tag = 'div', children }: StackProps) => (
  <Tag className={css.stack} data-gap={gap} data-align={align}>
    {children}
  </Tag>
);
