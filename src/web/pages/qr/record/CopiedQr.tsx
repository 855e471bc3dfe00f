import type { Qr } from '#contract/qr.ts';
import { imageOf } from '#web/codes/drawing.ts';
import { variantOfCode } from '#web/codes/saved-variant.ts';
import { useServerLinks } from '#web/codes/server-links.ts';
import { useDrawing } from '#web/codes/use-drawing.ts';
import { scanAddress } from '#web/codes/variants.ts';
import { longDate, parseWireTime } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Facts } from '#web/ui/layout/Facts.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { copiedQr } from '#web/words/copied-qr.ts';
import { qr } from '#web/words/qr.ts';
import { qrPage as words } from '#web/words/qr-page.ts';
import { CodeContent } from './CodeContent.tsx';
import { ScanUrl } from './ScanUrl.tsx';
import { nameOf } from './qr-columns.tsx';

/** Only the server knows the code’s colors and look. These defaults scan best. */
const plain = {
  foreground: 'rgb(0,0,0)',
  background: 'rgb(255,255,255)',
  logo: '',
  logoData: undefined,
  look: undefined,
};

/** Shows what a list has reported about a code, if its server can’t be asked for the rest. */
export const CopiedQr = ({ code }: { code: Qr }) => {
  const links = useServerLinks(code.image === undefined ? code : undefined);
  const isStatic = variantOfCode(code) === 'direct';
  const drawing = useDrawing(isStatic ? undefined : scanAddress(code, links), plain);
  const made = parseWireTime(code.date);
  const { link } = code;
  return (
    <>
      <Facts tail={made ? words.created(longDate(made)) : ''}>
        <CodeContent code={code} />
      </Facts>
      <Split
        aside={
          <Card title={qr.code}>
            <Stack gap={3}>
              <QrPicture
                size="large"
                src={drawing && imageOf(drawing)}
                alt={qr.imageOf(nameOf(code))}
                missing={copiedQr.imageNotHere}
              />
              {isStatic ? null : <ScanUrl url={link} />}
              {drawing ? (
                <Text size="sm" tone="second" as="p">
                  {copiedQr.withoutDesign}
                </Text>
              ) : null}
            </Stack>
          </Card>
        }
      >
        <Figures
          label={copiedQr.figures}
          items={[{ label: qr.scans, value: formatCount(code.scans), note: copiedQr.allTime }]}
        />
        <Text size="sm" tone="second" as="p">
          {copiedQr.serverNeeded}
        </Text>
      </Split>
    </>
  );
};
