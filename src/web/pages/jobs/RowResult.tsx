import type { Job, JobRow } from '#web/jobs/job.ts';
import { rowWords } from '#web/jobs/job-words.ts';
import { createdCode } from '#web/jobs/kinds/create-codes.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { tasks as words } from '#web/words/tasks.ts';
import { verbs } from '#web/words/verbs.ts';

const tones = {
  waiting: 'neutral',
  sending: 'accent',
  done: 'good',
  failed: 'bad',
  unclear: 'warn',
} as const;

export const RowResult = ({ job, row }: { job: Job; row: JobRow }) => {
  const { state, message, result } = row;
  const made = createdCode(result);
  // While the row is being sent, its outcome is unknown, so no message is shown.
  if (message && state !== 'sending')
    return (
      <Text wrap size="sm" tone={state === 'failed' ? 'bad' : 'warn'}>
        {words.withMessage(rowWords(job, row), message)}
      </Text>
    );
  return (
    <Row gap={2}>
      <Badge tone={tones[state]}>{rowWords(job, row)}</Badge>
      {made ? <TextLink to={qrPath(made.id)}>{verbs.open}</TextLink> : null}
    </Row>
  );
};
