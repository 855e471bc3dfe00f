import type { ReactNode } from 'react';
import { Text } from '#web/ui/base/Text.tsx';
import css from './WholeLines.module.css';

type WholeLinesProps = { first: ReactNode; second?: ReactNode };

/** As Lines, but neither is cut: nowhere else do they stand whole. */
export const WholeLines = ({ first, second }: WholeLinesProps) => (
  <span className={css.lines} dir="auto">
    <Text wrap>{first}</Text>
    {second ? (
      <Text size="sm" tone="second" wrap>
        {second}
      </Text>
    ) : null}
  </span>
);
