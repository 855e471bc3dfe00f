import { useState } from 'react';
import type { z } from 'zod/mini';
import type { QrDetail } from '#contract/qr.ts';
import type { QrOptions } from '#contract/qr-options.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { qr } from '#web/words/qr.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrFile } from '#web/words/qr-file.ts';
import { qrPage as words } from '#web/words/qr-page.ts';
import { DownloadButtons } from '#web/codes/DownloadButtons.tsx';
import { imageOf } from '#web/codes/drawing.ts';
import { hasBadges } from './has-badges.ts';
import { QrBadges } from './QrBadges.tsx';
import { ScanUrl } from './ScanUrl.tsx';
import { moreOf } from '#qr/more/kinds.ts';
import { nameOf } from './qr-columns.tsx';
import { variantOfCode } from '#web/codes/saved-variant.ts';
import { useContentOfSource } from './source-content.ts';
import { useDrawing } from '#web/codes/use-drawing.ts';
import { useLogoData } from '#web/codes/use-logo-data.ts';
import { useServerLinks } from '#web/codes/server-links.ts';
import { useSource } from '#web/pages/qr/studio/use-source.ts';
import {
  directPayload,
  explained,
  pictureOf,
  scanAddress,
  type Variant,
  variantOptions,
} from '#web/codes/variants.ts';
import { isCrowded, DynamicSuggestion } from '#web/codes/DynamicSuggestion.tsx';
import { VerdictList } from '#web/codes/VerdictList.tsx';
import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useNow } from '#web/browser/now.ts';
import { planEnd } from '#web/lib/plan-end.ts';

/** Says when the plan ends, for servers that may stop codes then. */
const PlanEndNote = () => {
  const { data: account } = useQuery(accountDetails());
  const now = useNow();
  const { state, date } = planEnd(account?.expires ?? null, new Date(now));
  if (state === 'open' || !date) return null;
  return (
    <Text size="sm" tone={state === 'later' ? 'second' : 'warn'} as="p">
      {state === 'over' ? words.planEnded(date) : words.planEnds(date)}
    </Text>
  );
};

const rulesIn = (options: QrOptions | undefined) =>
  options ? options.devicetarget.length + options.geotarget.length + options.languagetarget.length : 0;

/** Skeletons of the buttons and findings that most codes have. */
const bones = [1, 2, 3, 4, 5, 6] as const;

interface QrCardProps {
  detail: z.output<typeof QrDetail> | undefined;
}

/** Shows the code's dynamic and static pictures, drawn in the browser, with downloads. */
export const QrCard = ({ detail }: QrCardProps) => {
  const code = detail?.details;
  const { source } = useSource(code, detail?.source);
  const [wanted, setVariant] = useState<Variant>();
  const logo = source?.logo ?? '';
  const logoData = useLogoData(logo);
  const content = useContentOfSource(source?.file ? undefined : source);
  // Banking apps read a transfer from the code itself only.
  const isFixed = content !== undefined && moreOf(content)?.kind === 'payment';
  const variant = isFixed ? 'direct' : (wanted ?? (code ? variantOfCode(code) : 'tracked'));
  const isDirect = variant === 'direct';
  const links = useServerLinks(code?.image === undefined ? code : undefined);
  const payload = isDirect ? directPayload(content) : code && scanAddress(code, links);
  const { foreground = 'rgb(0,0,0)', background = 'rgb(255,255,255)' } = source ?? {};
  const drawing = useDrawing(payload, { foreground, background, logo, logoData, look: source?.look });
  if (!code)
    return (
      <Card
        title={qr.code}
        foot={bones.map((place) => (
          <Skeleton key={place} shape="control" width="short" />
        ))}
      >
        <Stack gap={3}>
          <Skeleton shape="control" width="half" />
          <Skeleton shape="square" />
          <Skeleton />
          <Stack gap={1}>
            {bones.map((place) => (
              <Skeleton key={place} width="most" />
            ))}
          </Stack>
          <Text size="sm" as="p">
            <Skeleton room={`${explained(variant, 'link')} ${words.openingCounts}`} />
          </Text>
        </Stack>
      </Card>
    );

  const { link } = code;
  const rules = rulesIn(detail.options);
  const name = nameOf(code);
  const own = drawing || isDirect ? undefined : pictureOf(code, links);
  const missing = !isDirect
    ? links === undefined
      ? words.imageAwaited
      : qr.noImage
    : source?.file
      ? qrFile.onlyDynamic
      : payload === undefined
        ? words.contentUnknown
        : words.tooMuchForStatic;
  return (
    <Card
      title={qr.code}
      foot={
        drawing ? (
          <DownloadButtons drawing={drawing} name={isDirect ? words.staticName(name) : name} />
        ) : own ? (
          <LinkButton href={own} external>
            {qr.openImage}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap={3}>
        {isFixed ? null : (
          <Row>
            <SegmentedControl
              label={qrDrawing.kind}
              value={variant}
              onChange={setVariant}
              options={variantOptions}
            />
          </Row>
        )}
        <QrPicture
          size="large"
          src={drawing ? imageOf(drawing) : own}
          overlay={drawing?.overlay}
          alt={isDirect ? qr.staticImageOf(name) : qr.imageOf(name)}
          missing={missing}
        />
        {isDirect ? null : <ScanUrl url={link} />}
        {isDirect || !(hasBadges(code) || rules > 0) ? null : (
          <QrBadges code={{ ...code, static: false }} rules={rules} />
        )}
        {drawing ? <VerdictList drawing={drawing} /> : null}
        {isDirect && !isFixed && payload !== undefined && isCrowded(drawing) ? (
          <Row gap={2}>
            <DynamicSuggestion isSaved onUse={() => setVariant('tracked')} />
          </Row>
        ) : null}
        <Text size="sm" tone="second" as="p">
          {isDirect || code.image !== undefined ? explained(variant, source?.type) : null}{' '}
          {isDirect
            ? null
            : code.image === undefined
              ? notOurs(drawing !== undefined, own)
              : words.openingCounts}
        </Text>
        {drawing?.overlay ? (
          <Text size="sm" tone="second" as="p">
            {words.logoNotLoaded}
          </Text>
        ) : null}
        {code.image === undefined && !isDirect ? <PlanEndNote /> : null}
      </Stack>
    </Card>
  );
};

/** Returns a note for servers that don't say whether an address is the picture's or the scan's. */
const notOurs = (isDrawn: boolean, picture: string | undefined) =>
  isDrawn ? words.drawnFromUrl : picture === undefined ? undefined : words.serversImage;
