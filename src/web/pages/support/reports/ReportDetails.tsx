import type { ReactNode } from 'react';
import type { Report } from '#contract/support-reports.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { kindWords, outcomeWords, reasonWords } from './report-words.ts';
import { ReportedAccount } from './ReportedAccount.tsx';

interface ReportDetailsProps {
  report: Report;
  /** Whether the contact is masked still, as lists have it. */
  isMasked: boolean;
}

const othersPath = ({ address, account }: Report) =>
  `/support/reports?${new URLSearchParams({ q: address, ...(account && { account: String(account.id) }) }).toString()}`;

/** Where it leads now, as far as that is not what was reported. */
function nowItems({ address, destination, now }: Report): { label: string; value: ReactNode }[] {
  if (!now) return [{ label: 'Now', value: 'There is nothing at this address any more.' }];
  return [
    ...(now.address === address ? [] : [{ label: 'Now at', value: <WholeAddress url={now.address} /> }]),
    ...(now.destination === destination
      ? []
      : [{ label: 'Leads now to', value: <WholeAddress url={now.destination} /> }]),
    ...(now.archived ? [{ label: 'Now', value: <Badge>Archived</Badge> }] : []),
  ];
}

function closedItems({ closed }: Report): { label: string; value: ReactNode }[] {
  if (!closed) return [{ label: 'State', value: <Badge tone="warn">Open</Badge> }];
  return [
    { label: 'State', value: outcomeWords[closed.outcome] },
    {
      label: 'Closed',
      value: (
        <>
          <RelativeTime value={closed.at} /> by <bdi>{closed.by}</bdi>
        </>
      ),
    },
    { label: 'Note', value: <bdi>{closed.note}</bdi> },
  ];
}

/** Everything of a report. What was reported is no link: a click would lead there. */
export const ReportDetails = ({ report, isMasked }: ReportDetailsProps) => {
  const { kind, address, destination, account, reason, details, contact, at, others } = report;
  return (
    <Details
      items={[
        {
          label: kindWords[kind],
          value: (
            <Row gap={1} justify="between" nowrap>
              <WholeAddress url={address} />
              <CopyButton text={address} label="Copy address" size="small" />
            </Row>
          ),
        },
        ...(destination ? [{ label: 'Led to', value: <WholeAddress url={destination} /> }] : []),
        ...nowItems(report),
        { label: 'Account', value: <ReportedAccount account={account} /> },
        { label: 'Reason', value: reasonWords[reason] },
        ...(details ? [{ label: 'In their words', value: <Text lines>{details}</Text> }] : []),
        {
          label: 'Contact',
          value: isMasked ? <Skeleton width="half" /> : contact ? <bdi>{contact}</bdi> : 'Not given',
        },
        { label: 'Reported', value: <RelativeTime value={at} /> },
        ...(others > 0
          ? [
              {
                label: 'Also open',
                value: (
                  <TextLink to={othersPath(report)}>
                    {countOf(others, 'other report')} of this address
                  </TextLink>
                ),
              },
            ]
          : []),
        ...closedItems(report),
      ]}
    />
  );
};
