import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { labels } from '#web/words/labels.ts';

export const StudioSkeleton = () => (
  <Split
    side="end"
    width="wide"
    aside={
      <Card title={labels.preview}>
        <Skeleton shape="square" />
      </Card>
    }
  >
    <Card>
      <Skeleton width="half" />
      <Skeleton />
    </Card>
  </Split>
);
