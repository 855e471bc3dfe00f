import type { Link } from '#contract/links.ts';
import { isClosed, linkBadges, linkSentences } from '#web/api/link-words.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { mayVisit } from '#web/browser/may-visit.ts';
import { Badges } from '#web/ui/base/Badges.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { labels } from '#web/words/labels.ts';
import { linkPage as words } from '#web/words/link-page.ts';
import { links } from '#web/words/links.ts';
import { verbs } from '#web/words/verbs.ts';

interface LinkCardProps {
  link: Link | undefined;
}

const linesOf = (text: string) =>
  text === '' ? (
    '–'
  ) : (
    <Text lines>
      <bdi>{text}</bdi>
    </Text>
  );

/** Skeletons of the details that most links have. */
const bones = [1, 2, 3, 4, 5] as const;

/** A long text next to its label would break within words. */
const isLong = (text: string) => text.length > 24;

const detailOf = (label: string, text = '') => ({ label, value: linesOf(text), wide: isLong(text) });

export const LinkCard = ({ link }: LinkCardProps) => {
  const hasBoth = useExtension('descriptions');
  if (!link)
    return (
      <Card title={words.details}>
        <Stack gap={4}>
          <Skeleton />
          {bones.map((place) => (
            <Skeleton key={place} width="half" />
          ))}
        </Stack>
      </Card>
    );
  const badges = link.state ? linkBadges(link.state) : [];
  const sentences = link.state ? linkSentences(link.state) : [];
  // The first sentence, why the link is closed, is already shown above.
  const [, ...others] = sentences;
  const short = <ShortUrl url={link.shorturl} whole />;
  return (
    <Card title={words.details}>
      <Stack gap={4}>
        <Row gap={1} justify="between" nowrap>
          {mayVisit(link.shorturl) ? (
            <TextLink href={link.shorturl} look="quiet">
              {short}
            </TextLink>
          ) : (
            short
          )}
          <CopyButton
            text={link.shorturl}
            label={verbs.copyShortUrl}
            done={verbs.shortUrlCopied}
            shortcut="c"
            size="small"
          />
        </Row>
        {link.state && badges.length + sentences.length > 0 ? (
          <Stack gap={2}>
            <Badges items={badges} />
            <Stack as="ul" gap={1}>
              {(isClosed(link.state) ? others : sentences).map((sentence) => (
                <Text key={sentence} as="li" size="sm" tone="second">
                  {sentence}
                </Text>
              ))}
            </Stack>
          </Stack>
        ) : null}
        <Details
          items={[
            {
              label: words.linkTitle,
              value: link.title ? <bdi>{link.title}</bdi> : '–',
              wide: isLong(link.title),
            },
            { label: links.destination, value: <WholeAddress url={link.longurl} />, wide: true },
            ...(hasBoth ? [detailOf(labels.publicDescription, link.publicdescription)] : []),
            detailOf(hasBoth ? labels.notes : labels.description, link.description),
          ]}
        />
      </Stack>
    </Card>
  );
};
