import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { mayVisit } from '#web/browser/may-visit.ts';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { verbs } from '#web/words/verbs.ts';

interface CampaignAddressProps {
  title: string;
  /** False if there is none. Undefined while loading. */
  address: string | false | undefined;
  /** The copy button's label, and the toast after copying. */
  copy: string;
  copied: string;
  /** What the address is for, or why there is none. */
  text: string;
  /** Whether the address leads to anything. */
  opens: boolean;
  /** Creates the address if there is none. */
  action?: ReactNode;
}

export const CampaignAddress = ({
  title,
  address,
  copy,
  copied,
  text,
  opens,
  action,
}: CampaignAddressProps) => (
  <Stack gap={2}>
    <Text as="h3" size="sm" weight="medium">
      {title}
    </Text>
    {address === undefined ? (
      <Stack gap={2}>
        <Skeleton shape="line" />
        <Skeleton shape="title" width="half" />
      </Stack>
    ) : address ? (
      <Stack gap={2}>
        <ShortUrl url={address} whole />
        <Row>
          <CopyButton words={verbs.copy} size="small" text={address} label={copy} done={copied} />
          {opens && mayVisit(address) ? (
            <LinkButton size="small" href={address} external icon={<ExternalLink />}>
              {verbs.open}
            </LinkButton>
          ) : null}
        </Row>
      </Stack>
    ) : null}
    <Text as="p" size="sm" tone="second">
      {address === undefined ? <Skeleton room={text} /> : text}
    </Text>
    {address === false && action ? <Row>{action}</Row> : null}
  </Stack>
);
