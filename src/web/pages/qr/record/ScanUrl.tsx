import { mayVisit } from '#web/browser/may-visit.ts';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { verbs } from '#web/words/verbs.ts';

export const ScanUrl = ({ url }: { url: string }) => (
  <Row gap={1} justify="between" nowrap>
    {mayVisit(url) ? (
      <TextLink href={url} look="quiet">
        <ShortUrl url={url} />
      </TextLink>
    ) : (
      <Text mono cut>
        {url}
      </Text>
    )}
    <CopyButton text={url} label={verbs.copyUrl} done={verbs.urlCopied} shortcut="c" size="small" />
  </Row>
);
