import { useQuery } from '@tanstack/react-query';
import { secondStepState } from '#web/api/second-step.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { accountSecurity as words } from '#web/words/account-security.ts';
import type { SecurityDialog } from './SecurityCards.tsx';

interface CodesCardProps {
  dialog: AddressDialog<SecurityDialog>;
  mayChange: boolean;
}

export const CodesCard = ({ dialog: { open }, mayChange }: CodesCardProps) => {
  const { data, error } = useQuery(secondStepState());
  // The passkeys card above already shows the error.
  if (error) return null;
  const hasStep = data !== undefined && (data.app !== null || data.passkeys.length > 0);
  const few = hasStep && data.recovery < 3;
  return (
    <Card
      title={words.codes}
      text={words.codesText}
      foot={
        data && mayChange ? (
          <Row gap={2} justify="end">
            {data.app ? (
              <Button onClick={() => open('appoff')}>{words.turnOffApp}</Button>
            ) : (
              <Button changes onClick={() => open('app')}>
                {words.setUpApp}
              </Button>
            )}
            {hasStep ? (
              <Button changes onClick={() => open('codes')}>
                {words.newCodes}
              </Button>
            ) : null}
          </Row>
        ) : undefined
      }
    >
      {data ? (
        <Details
          items={[
            {
              label: words.app,
              value: data.app ? (
                <Sentence
                  of={data.app.lastused ? words.onAndUsed : words.on}
                  parts={{
                    since: <RelativeTime value={data.app.created} />,
                    used: data.app.lastused ? <RelativeTime value={data.app.lastused} /> : null,
                  }}
                />
              ) : (
                words.off
              ),
            },
            {
              label: words.recoveryCodes,
              value: hasStep ? (
                <Text tone={few ? 'warn' : 'ink'}>{words.codesLeft(data.recovery)}</Text>
              ) : (
                words.codesLater
              ),
            },
          ]}
        />
      ) : (
        <Skeleton width="most" />
      )}
    </Card>
  );
};
