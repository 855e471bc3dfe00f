import type { Qr } from '#contract/qr.ts';
import { fileName } from '#web/lib/download.ts';
import { isWebUrl } from '#web/lib/urls.ts';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { QrPicture } from '#web/ui/QrPicture.tsx';
import { Row } from '#web/ui/Row.tsx';
import { ShortUrl } from '#web/ui/ShortUrl.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { Text } from '#web/ui/Text.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { pngOf, svgOf } from './picture-address.ts';
import { nameOf } from './qr-columns.tsx';

interface QrCardProps {
  code: Qr | undefined;
}

export const QrCard = ({ code }: QrCardProps) => {
  if (!code)
    return (
      <Card title="The code">
        <Skeleton shape="square" />
      </Card>
    );
  const { image, link } = code;
  const svg = image && svgOf(image);
  const png = image && pngOf(image, 1024);
  const name = nameOf(code);
  return (
    <Card
      title="The code"
      foot={
        svg && png ? (
          <>
            <LinkButton href={svg} download={fileName(name, 'svg')}>
              SVG
            </LinkButton>
            <LinkButton href={png} download={fileName(name, 'png')}>
              PNG
            </LinkButton>
          </>
        ) : undefined
      }
    >
      <Stack gap={3}>
        <QrPicture
          size="large"
          src={image}
          alt={`QR code of ${name}`}
          missing="This server sends no picture of the code."
        />
        <Row gap={1} justify="between" nowrap>
          {isWebUrl(link) ? (
            <TextLink href={link} look="quiet">
              <ShortUrl url={link} />
            </TextLink>
          ) : (
            <Text mono cut>
              {link}
            </Text>
          )}
          <CopyButton text={link} label="Copy address" done="Address copied" shortcut="c" size="small" />
        </Row>
        <Text size="sm" tone="second">
          {image
            ? 'A scan opens this address, and is counted. Opening it here counts as well.'
            : 'The address that the server gave for this code. It may be that of the picture.'}
        </Text>
      </Stack>
    </Card>
  );
};
