import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { serviceStatus } from '#web/api/support-status.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { serviceStatus as words } from '#web/words/service-status.ts';
import { support } from '#web/words/support.ts';
import { NotStaff } from './NotStaff.tsx';
import { statusLines } from './status-words.ts';

/** Shows the state of the service itself to staff. */
export const StatusPage = () => {
  useDocumentTitle(words.title);
  const status = useQuery(serviceStatus());
  if (status.error instanceof ApiError && status.error.status === 403) return <NotStaff />;
  const { data } = status;
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          crumbs={[{ label: support.title, to: '/support' }]}
          actions={
            <Button pending={status.isFetching} onClick={() => void status.refetch()}>
              {words.checkAgain}
            </Button>
          }
        />
      }
    >
      {status.error ? (
        <LoadError what={words.noun} reading={listStatusOf(status)} />
      ) : (
        <Card
          title={data ? (data.ready ? words.allWorks : words.hasProblems) : words.checking}
          text={data ? words.version(data.version) : undefined}
        >
          {data ? (
            <Details
              items={statusLines(data).map(({ label, badge, tone, text }) => ({
                label,
                value: (
                  <Stack gap={1}>
                    <Row>
                      <Badge tone={tone}>{badge}</Badge>
                    </Row>
                    {text === undefined ? null : (
                      <Text size="sm" tone="second">
                        {text}
                      </Text>
                    )}
                  </Stack>
                ),
              }))}
            />
          ) : (
            <Stack gap={3}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </Stack>
          )}
        </Card>
      )}
    </Page>
  );
};
