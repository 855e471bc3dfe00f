import type { ComponentProps } from 'react';
import { Badges } from '#web/ui/base/Badges.tsx';
import { Lines } from './Lines.tsx';
import { Row } from './Row.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

interface LinkLinesProps {
  shortUrl: string;
  to: string;
  title: string;
  badges: ComponentProps<typeof Badges>['items'];
}

/**
 * Renders a short link in a table. Its badges are beside the title rather than the alias, since a truncated alias is
 * useless.
 */
export const LinkLines = ({ shortUrl, to, title, badges }: LinkLinesProps) => {
  const isBare = title === '' && badges.length === 0;
  return (
    <Lines
      first={
        <TextLink to={to} look="quiet">
          <ShortUrl url={shortUrl} whole={isBare && 'two-lines'} />
        </TextLink>
      }
      second={
        isBare ? undefined : (
          <Row gap={2} nowrap>
            {title === '' ? null : (
              <Text size="sm" tone="second" cut dir="auto">
                {title}
              </Text>
            )}
            <Badges items={badges} most={1} />
          </Row>
        )
      }
    />
  );
};
