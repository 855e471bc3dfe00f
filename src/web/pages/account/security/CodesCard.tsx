import { useQuery } from '@tanstack/react-query';
import { secondStepState } from '#web/api/second-step.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import type { SecurityDialog } from './SecurityCards.tsx';

interface CodesCardProps {
  dialog: AddressDialog<SecurityDialog>;
  mayChange: boolean;
}

/** The authenticator app, and the recovery codes for when everything else is lost. */
export const CodesCard = ({ dialog: { open }, mayChange }: CodesCardProps) => {
  const { data, error } = useQuery(secondStepState());
  // The passkeys above say what went wrong.
  if (error) return null;
  const hasStep = data !== undefined && (data.app !== null || data.passkeys.length > 0);
  const few = hasStep && data.recovery < 3;
  return (
    <Card
      title="One-time codes"
      text="After your password, Waypost asks for a code or a passkey. API keys keep working without one."
      foot={
        data && mayChange ? (
          <Row gap={2} justify="end">
            {data.app ? (
              <Button onClick={() => open('appoff')}>Turn off app</Button>
            ) : (
              <Button changes onClick={() => open('app')}>
                Set up app
              </Button>
            )}
            {hasStep ? (
              <Button changes onClick={() => open('codes')}>
                Create new recovery codes
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
              label: 'Authenticator app',
              value: data.app ? (
                <>
                  On since <RelativeTime value={data.app.created} />
                  {data.app.lastused ? (
                    <>
                      , last used <RelativeTime value={data.app.lastused} />
                    </>
                  ) : null}
                </>
              ) : (
                'Off'
              ),
            },
            {
              label: 'Recovery codes',
              value: hasStep ? (
                <Text tone={few ? 'warn' : 'ink'}>{countOf(data.recovery, 'code')} left</Text>
              ) : (
                'Created with your first passkey or app'
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
