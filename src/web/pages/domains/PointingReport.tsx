import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { ChecksList } from '#web/ui/ChecksList.tsx';
import { CopyList } from '#web/ui/CopyList.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { Text } from '#web/ui/Text.tsx';
import type { Pointing } from './pointing.ts';

interface PointingReportProps {
  pointing: Pointing;
  /** Sends the form once more: it stands in it. */
  again: ReactNode;
}

const nameChecks = ({ needed, found, why }: Pointing & { step: 'name' }) => (
  <CopyList
    items={[
      { label: 'Found', values: found === undefined ? [] : found.split(' and '), none: `Nothing: ${why}` },
      { label: 'Needed', values: needed, copy: 'Copy' },
    ]}
  />
);

const answerChecks = ({ address, url, found }: Pointing & { step: 'answer' }) => (
  <ChecksList
    label="What was checked"
    items={[
      { state: 'good', text: <>The name leads to {address}, as it should.</> },
      {
        state: 'bad',
        text: (
          <>
            A request to <Text mono>{url}</Text> must come back to this service.{' '}
            {found === 'nothing' ? 'Nothing answered.' : 'Another service answered.'}
          </>
        ),
      },
    ]}
  />
);

/** What the service found against what it needs. */
export const PointingReport = ({ pointing, again }: PointingReportProps) => (
  <Card title="What the service found" actions={again}>
    <Stack gap={3}>
      {pointing.step === 'name' ? nameChecks(pointing) : answerChecks(pointing)}
      <Text as="p" size="sm" tone="second">
        {pointing.step === 'name'
          ? 'Every address that the name leads to must be one of those needed. A change in DNS is seen everywhere after some minutes, at worst after a day.'
          : 'A proxy, another web server or a firewall may stand in between. For https there must be a certificate for the name.'}
      </Text>
    </Stack>
  </Card>
);
