import { useMutation, useQuery } from '@tanstack/react-query';
import type { Finding } from '#contract/support-records.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { accountFindings, accountReach } from '#web/api/support.ts';
import { closeInspection } from '#web/api/support-inspection.ts';
import { clockTime, parseWireTime } from '#web/lib/dates.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';
import type { AttentionItem } from '#web/ui/layout/attention-items.ts';
import { AttentionList } from '#web/ui/layout/AttentionList.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { support } from '#web/words/support.ts';
import { supportSaid } from '#web/words/support-said.ts';
import { supportAccount as words } from '#web/words/support-account.ts';

interface FindingsCardProps {
  id: number;
}

const said = (text: string) => inReadersTime(supportSaid.translated(text));

const item = ({ id, tone, title, text, records, more }: Finding): AttentionItem => ({
  id,
  tone,
  title: said(title).replace(/\.$/, ''),
  // Omits records that the title already names.
  text: [
    said(text),
    records
      .filter((record) => !title.includes(record))
      .map((record) => (/^https?:/.test(record) ? readableUrl(record) : record))
      .join(', '),
    more && words.more(more),
  ]
    .filter(Boolean)
    .join(' '),
});

const severities: readonly AttentionItem['tone'][] = ['bad', 'warn', 'info', 'good'];

/** Sorts by severity, wherever the items come from. */
const bySeverity = (items: readonly AttentionItem[]) =>
  items.toSorted((one, other) => severities.indexOf(one.tone) - severities.indexOf(other.tone));

/** Converts the service's own findings. Some have a link to more detail. */
const itemOf =
  (account: number) =>
  (found: Finding): AttentionItem => ({
    ...item(found),
    ...(found.id === 'reports' && {
      action: { label: support.reports, to: `/support/reports?account=${account}` },
    }),
  });

/** Shows the problems that the service knows of and, on request, those that checks over the network find. */
export const FindingsCard = ({ id }: FindingsCardProps) => {
  const findings = useQuery({ ...accountFindings(id), enabled: id > 0 });
  const reach = useQuery(accountReach(id));
  const close = useMutation(closeInspection);
  const inspection = findings.data?.inspection;
  const ends = inspection ? parseWireTime(inspection.expires) : undefined;
  const [known, reached] = [listStatusOf(findings), listStatusOf(reach)];
  return (
    <Card
      flush
      title={words.findings}
      text={ends ? words.findingsUntil(clockTime(ends)) : words.findingsText}
      actions={
        <Row gap={2}>
          <Button pending={reach.isFetching} onClick={() => void reach.refetch()}>
            {words.check}
          </Button>
          {inspection ? (
            <Button
              pending={close.isPending}
              onClick={() =>
                close.mutate(
                  { id: inspection.id, account: id },
                  { onError: (error) => toast(wholeMessageOf(error), { tone: 'bad' }) },
                )
              }
            >
              {words.endInspection}
            </Button>
          ) : null}
        </Row>
      }
    >
      <Stack gap={3}>
        {known.error && !findings.data ? (
          <LoadError what={words.findingsNoun} reading={known} />
        ) : (
          <AttentionList
            label={words.findings}
            items={
              findings.data &&
              bySeverity([...findings.data.findings.map(itemOf(id)), ...(reach.data ?? []).map(item)])
            }
          />
        )}
        {reached.error ? <LoadError what={words.checksNoun} reading={reached} /> : null}
      </Stack>
    </Card>
  );
};
