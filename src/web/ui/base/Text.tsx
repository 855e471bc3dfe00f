import type { ElementType, ReactNode } from 'react';
import css from './Text.module.css';

type TextProps = {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: 'ink' | 'second' | 'third' | 'good' | 'warn' | 'bad';
  weight?: 'regular' | 'medium' | 'semibold';
  mono?: boolean;
  /** One line, its end cut. */
  cut?: boolean;
  /** As many lines as it needs, in a table's cell too. */
  wrap?: boolean;
  /** The breaks between its lines stay, as they were typed. */
  lines?: boolean;
  /** Digits of one width, for numbers that are compared. */
  tabular?: boolean;
  as?: ElementType;
  title?: string;
  /** Of text of people, whose end is cut: the end of what they wrote, in whichever direction. */
  dir?: 'auto' | undefined;
  children: ReactNode;
};

export const Text = ({
  size = 'md',
  tone = 'ink',
  weight = 'regular',
  mono = false,
  cut = false,
  wrap = false,
  lines = false,
  tabular = false,
  as: Tag = 'span',
  title,
  dir,
  children,
}: TextProps) => (
  <Tag
    className={css.text}
    data-size={size}
    data-tone={tone}
    data-weight={weight}
    data-mono={mono || undefined}
    data-cut={cut || undefined}
    data-wrap={wrap || undefined}
    data-lines={lines || undefined}
    data-tabular={tabular || undefined}
    title={title}
    dir={dir}
  >
    {children}
  </Tag>
);
