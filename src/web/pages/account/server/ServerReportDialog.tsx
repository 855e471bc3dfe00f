import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { probeServer, maxRequests } from '#web/api/server-check.ts';
import { useServerOrigin } from '#web/api/server-address.ts';
import { setLinkSwitch, useExtension } from '#web/client/server-extensions.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { shortDuration } from '#web/lib/dates.ts';
import { splitUrl } from '#web/lib/urls.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { linkEditing } from '#web/words/link-editing.ts';
import { serverReport as words } from '#web/words/server-report.ts';
import { reportOf, type ServerReport } from './report.ts';

interface ServerReportDialogProps {
  open: boolean;
  onClose: () => void;
}

const zoneIn = ({ zones, aheadBy }: ServerReport['times']) =>
  [
    zones.length > 0 ? words.zones(zones.join(', ')) : words.asUtc,
    aheadBy > 0 ? words.ahead(shortDuration(aheadBy * 60)) : '',
  ]
    .filter(Boolean)
    .join(' ');

const editing = {
  named: linkEditing.named,
  likely: linkEditing.likely,
  unlikely: linkEditing.unlikely,
} as const;

const Headers = ({ headers }: Pick<ServerReport, 'headers'>) => (
  <Stack gap={1}>
    {Object.entries(headers).map(([name, value]) => (
      <Text key={name} as="p" size="sm" mono tone={value === null ? 'second' : undefined}>
        {`${name}: ${value ?? words.notSeen}`}
      </Text>
    ))}
  </Stack>
);

/** The report's times have their digits masked as zeros. */
const readable = (form: string) => form.replace(/^0000-00-00(.)00:00:00/, 'YYYY-MM-DD$1HH:MM:SS');

const Facts = ({ limit, milliseconds, extensions, times, headers, linkEditing: edits }: ServerReport) => (
  <Details
    items={[
      { label: words.limit, value: limit === undefined ? words.notTold : words.perMinute(limit) },
      { label: words.speed, value: words.took(milliseconds.median, milliseconds.slowest) },
      { label: words.stamps, value: times.forms.map(readable).join(', ') || '–' },
      { label: words.zone, value: zoneIn(times) },
      { label: words.headers, value: <Headers headers={headers} /> },
      { label: linkEditing.title, value: editing[edits] },
      { label: words.extensions, value: extensions.length === 0 ? words.none : extensions.join(', ') },
    ]}
  />
);

/** Shows how the server deviates from the specification. The check runs only on request. */
export const ServerReportDialog = ({ open, onClose }: ServerReportDialogProps) => {
  const server = useServerOrigin();
  const isOn = useExtension('links');
  const check = useMutation({ mutationFn: async () => reportOf(server, await probeServer()) });
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
            {report ? words.again(maxRequests) : words.check(maxRequests)}
          </Button>
        </>
      }
    >
      {report?.requests === 0 ? <Notice tone="bad">{words.silent}</Notice> : null}
      {report && report.requests > 0 ? (
        <Stack gap={5}>
          <Facts {...report} />
          {report.linkEditing === 'likely' && !isOn ? (
            <Notice
              action={
                <Button
                  size="small"
                  onClick={() => {
                    setLinkSwitch({ isOn: true });
                    toast(linkEditing.switchedOn);
                  }}
                >
                  {linkEditing.switchOn}
                </Button>
              }
            >
              {linkEditing.found}
            </Notice>
          ) : null}
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
