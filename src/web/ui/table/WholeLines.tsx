import type { ReactNode } from 'react';
import { Text } from '#web/ui/base/Text.tsx';
import css from './WholeLines.module.css';

interface WholeLinesProps {
  first: ReactNode;
  /** Stands after it, in whatever script. */
  detail?: string;
  second?: string;
}

/** As Lines, but neither is cut: nowhere else do they stand whole. */
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
