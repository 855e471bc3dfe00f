import { useQuery } from '@tanstack/react-query';
import { countOptions, lists } from '#web/api/lists.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { statistics as words } from '#web/words/statistics.ts';

/** Suggests first records, unless the account is known to have something that can be visited. */
export const FirstRecords = () => {
  const makesLinks = useExtension('links');
  const { data: links = 0 } = useQuery(countOptions(lists.links));
  const { data: codes = 0 } = useQuery(countOptions(lists.qr));
  if (links + codes > 0) return null;
  return (
    <Row gap={2} justify="center">
      {makesLinks ? (
        <LinkButton to="/links?open=new" variant="primary">
          {words.createLink}
        </LinkButton>
      ) : null}
      <LinkButton to="/qr/new">{words.createCode}</LinkButton>
    </Row>
  );
};
