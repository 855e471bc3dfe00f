import type { ReactNode } from 'react';
import type { Report } from '#contract/support-reports.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { labels } from '#web/words/labels.ts';
import { reports } from '#web/words/reports.ts';
import { reportDialogs as words } from '#web/words/report-dialogs.ts';
import { support } from '#web/words/support.ts';
import { verbs } from '#web/words/verbs.ts';
import { ReportedAccount } from './ReportedAccount.tsx';

interface ReportDetailsProps {
  report: Report;
  /** Whether the contact is still masked, as in lists. */
  isMasked: boolean;
}

const othersPath = ({ address, account }: Report) =>
  `/support/reports?${new URLSearchParams({ q: address, ...(account && { account: String(account.id) }) }).toString()}`;

/** Returns where the address leads now, as far as that differs from what was reported. */
function nowItems({
  address,
  destination,
  now,
}: Report): { label: string; value: ReactNode; wide?: boolean }[] {
  if (!now) return [{ label: words.now, value: words.goneNow }];
  return [
    ...(now.address === address
      ? []
      : [{ label: words.currentAddress, value: <WholeAddress url={now.address} />, wide: true }]),
    ...(now.destination === destination
      ? []
      : [{ label: words.currentDestination, value: <WholeAddress url={now.destination} />, wide: true }]),
    ...(now.archived ? [{ label: words.now, value: <Badge>{reports.archived}</Badge> }] : []),
  ];
}

function closedItems({ closed }: Report): { label: string; value: ReactNode }[] {
  if (!closed) return [{ label: labels.status, value: <Badge tone="warn">{reports.open}</Badge> }];
  return [
    { label: labels.status, value: reports.outcomes[closed.outcome] },
    {
      label: reports.closed,
      value: (
        <Sentence
          of={words.closedAt}
          parts={{ time: <RelativeTime value={closed.at} />, staff: <bdi>{closed.by}</bdi> }}
        />
      ),
    },
    { label: words.note, value: <bdi>{closed.note}</bdi> },
  ];
}

/** Shows all details of a report. The reported address isn't a link, since a click would open it. */
export const ReportDetails = ({ report, isMasked }: ReportDetailsProps) => {
  const { kind, address, destination, account, reason, details, contact, at, others } = report;
  return (
    <Details
      items={[
        {
          label: reports.kinds[kind],
          wide: true,
          value: (
            <Row gap={1} justify="between" nowrap>
              <WholeAddress url={address} />
              <CopyButton text={address} label={verbs.copyUrl} size="small" />
            </Row>
          ),
        },
        ...(destination
          ? [{ label: words.reportedDestination, value: <WholeAddress url={destination} />, wide: true }]
          : []),
        ...nowItems(report),
        { label: labels.account, value: <ReportedAccount account={account} /> },
        { label: support.reason, value: reports.reasons[reason] },
        ...(details ? [{ label: words.details, value: <Text lines>{details}</Text> }] : []),
        {
          label: words.contact,
          value: isMasked ? <Skeleton width="half" /> : contact ? <bdi>{contact}</bdi> : words.noContact,
        },
        { label: reports.reported, value: <RelativeTime value={at} /> },
        ...(others > 0
          ? [
              {
                label: words.alsoOpen,
                value: <TextLink to={othersPath(report)}>{words.others(others)}</TextLink>,
              },
            ]
          : []),
        ...closedItems(report),
      ]}
    />
  );
};
