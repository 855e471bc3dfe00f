import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { hearServer, mostRequests } from '#web/api/server-check.ts';
import { useServerOrigin } from '#web/api/server-address.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { splitUrl } from '#web/lib/urls.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { serverReport as words } from '#web/words/server-report.ts';
import { reportOf, type ServerReport } from './report.ts';

interface ServerReportDialogProps {
  open: boolean;
  onClose: () => void;
}

const Facts = ({ limit, milliseconds, extensions, isAhead }: ServerReport) => (
  <Details
    items={[
      { label: words.limit, value: limit === undefined ? words.notTold : words.perMinute(limit) },
      { label: words.speed, value: words.took(milliseconds.median, milliseconds.slowest) },
      { label: words.stamps, value: isAhead ? words.ahead : words.asUtc },
      { label: words.extensions, value: extensions.length === 0 ? words.none : extensions.join(', ') },
    ]}
  />
);

/** What the server does otherwise than the specification has it. It is read when that is wished for. */
export const ServerReportDialog = ({ open, onClose }: ServerReportDialogProps) => {
  const server = useServerOrigin();
  const check = useMutation({ mutationFn: async () => reportOf(server, await hearServer()) });
  const { data: report } = check;
  const kinds = Map.groupBy(report?.deviations ?? [], ({ kind }) => kind);
  const save = (found: ServerReport) =>
    downloadText(
      `${JSON.stringify(found, null, 2)}\n`,
      fileName(`waypost ${splitUrl(server).host}`, 'json'),
      'application/json',
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      text={words.text}
      size="large"
      foot={
        <>
          {report ? (
            <Button icon={<Download />} onClick={() => save(report)}>
              {words.download}
            </Button>
          ) : null}
          <Button
            variant={report ? 'secondary' : 'primary'}
            pending={check.isPending}
            onClick={() => check.mutate()}
          >
            {report ? words.again(mostRequests) : words.check(mostRequests)}
          </Button>
        </>
      }
    >
      {report?.requests === 0 ? <Notice tone="bad">{words.silent}</Notice> : null}
      {report && report.requests > 0 ? (
        <Stack gap={5}>
          <Facts {...report} />
          {kinds.size === 0 ? (
            <Notice>{words.nothing}</Notice>
          ) : (
            <Stack gap={3}>
              <Text as="p">{words.found(kinds.size)}</Text>
              {[...kinds].map(([kind, met]) => (
                <Stack key={kind} gap={1}>
                  <Text as="p">{words.kinds[kind]}</Text>
                  {met.map(({ endpoint, example }) => (
                    <Text key={endpoint} as="p" size="sm" tone="second" mono>
                      {endpoint} · {example}
                    </Text>
                  ))}
                </Stack>
              ))}
            </Stack>
          )}
        </Stack>
      ) : null}
    </Dialog>
  );
};
