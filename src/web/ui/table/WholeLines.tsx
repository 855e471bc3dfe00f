import type { ReactNode } from 'react';
import { Text } from '#web/ui/base/Text.tsx';
import css from './WholeLines.module.css';

interface WholeLinesProps {
  first: ReactNode;
  /** Shown after `first`, in whatever script. */
  detail?: string;
  second?: string;
}

/** Renders two lines like Lines, but without truncation, since the text appears nowhere else. */
export const WholeLines = ({ first, detail, second }: WholeLinesProps) => (
  <span className={css.lines} dir="auto">
    <Text wrap>
      {first}
      {detail ? <bdi> · {detail}</bdi> : null}
    </Text>
    {second ? (
      <Text size="sm" tone="second" wrap>
        <bdi>{second}</bdi>
      </Text>
    ) : null}
  </span>
);
