import type { ElementType, ReactNode } from 'react';
import css from './Text.module.css';

type TextProps = {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: 'ink' | 'second' | 'third' | 'good' | 'warn' | 'bad';
  weight?: 'regular' | 'medium' | 'semibold';
  mono?: boolean;
  /** Truncates the text to one line. */
  cut?: boolean;
  /** Wraps onto as many lines as needed, even in a table cell. */
  wrap?: boolean;
  /** Keeps the line breaks of the text. */
  lines?: boolean;
  /** Uses tabular digits, for numbers that are compared. */
  tabular?: boolean;
  as?: ElementType;
  title?: string;
  /** For truncated text that users wrote, so that the cut is at its end whatever its direction. */
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
