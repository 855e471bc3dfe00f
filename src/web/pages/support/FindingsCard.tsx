import { useQuery } from '@tanstack/react-query';
import type { Finding } from '#contract/support-records.ts';
import { readingOf } from '#web/api/reading-of.ts';
import { accountFindings, accountReach } from '#web/api/support.ts';
import type { AttentionItem } from '#web/ui/attention-items.ts';
import { AttentionList } from '#web/ui/AttentionList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FailedRead } from '#web/ui/FailedRead.tsx';
import { Stack } from '#web/ui/Stack.tsx';

interface FindingsCardProps {
  id: number;
}

const item = ({ id, tone, title, text, records }: Finding): AttentionItem => ({
  id,
  tone,
  title,
  text: [text, records.join(', ')].filter(Boolean).join(' '),
});

/** The service's own, where some can be gone into. */
const itemOf =
  (account: number) =>
  (found: Finding): AttentionItem => ({
    ...item(found),
    ...(found.id === 'reports' && {
      action: { label: 'Reports', to: `/support/reports?account=${account}` },
    }),
  });

/** What the service knows to be wrong, and on request what the network says. */
export const FindingsCard = ({ id }: FindingsCardProps) => {
  const findings = useQuery({ ...accountFindings(id), enabled: id > 0 });
  const reach = useQuery(accountReach(id));
  const [known, reached] = [readingOf(findings), readingOf(reach)];
  return (
    <Card
      flush
      title="Findings"
      text="What may be the matter, the gravest first."
      actions={
        <Button size="small" pending={reach.isFetching} onClick={() => void reach.refetch()}>
          Check domains and destinations
        </Button>
      }
    >
      <Stack gap={3}>
        {known.error && !findings.data ? (
          <FailedRead what="findings" reading={known} />
        ) : (
          <AttentionList label="Findings" items={findings.data?.map(itemOf(id))} />
        )}
        {reached.error ? <FailedRead what="checks" reading={reached} /> : null}
        {reach.data ? <AttentionList label="Domains and destinations" items={reach.data.map(item)} /> : null}
      </Stack>
    </Card>
  );
};
