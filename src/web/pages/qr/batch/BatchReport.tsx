import { FileArchive, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import type { BatchLine } from './batch-columns.tsx';
import { batchPictures, downloadResults, downloadZip } from './batch-pictures.ts';
import { PrintDialog } from '#web/pages/qr/drawing/print-dialog.ts';
import { explained, type Variant, variantOptions } from '#web/pages/qr/drawing/variants.ts';

interface BatchReportProps {
  lines: readonly BatchLine[];
  /** Sends what was refused and what was not sent. */
  onRetry: () => void;
  onAgain: () => void;
}

/** What has come of it, to take away. */
export const BatchReport = ({ lines, onRetry, onAgain }: BatchReportProps) => {
  const [variant, setVariant] = useState<Variant>('tracked');
  const [isPrinting, setPrinting] = useState(false);
  const [packed, setPacked] = useState<number>();
  const count = (state: string) => lines.filter(({ result }) => result?.state === state).length;
  const made = count('made');
  const refused = count('refused');
  const unsure = count('unsure');
  const notSent = lines.filter(({ body, result }) => body && !result).length;
  const pictures = batchPictures(lines, variant);

  const zip = async () => {
    setPacked(0);
    try {
      await downloadZip(pictures, setPacked);
    } catch {
      toast('The browser could not make the file', { tone: 'bad' });
    }
    setPacked(undefined);
  };
  const wrong = [
    refused > 0 && `${countOf(refused, 'was', 'were')} refused.`,
    unsure > 0 && `Of ${formatCount(unsure)} no answer came.`,
    notSent > 0 && `${countOf(notSent, 'was', 'were')} not sent.`,
  ].filter(Boolean);
  return (
    <Card title={`${countOf(made, 'QR code')} made`}>
      <Stack gap={4}>
        {wrong.length > 0 ? (
          <Notice
            tone="warn"
            action={
              refused + notSent > 0 ? (
                <Button size="small" onClick={onRetry}>
                  Try those again
                </Button>
              ) : undefined
            }
          >
            {wrong.join(' ')}
          </Notice>
        ) : null}
        {made > 0 ? (
          <Stack gap={2}>
            <Row>
              <SegmentedControl
                label="Which codes"
                value={variant}
                onChange={setVariant}
                options={variantOptions}
              />
            </Row>
            <Text size="sm" tone="second" as="p">
              {explained(variant, undefined)}
            </Text>
            {pictures.length < made ? (
              <Text size="sm" tone="warn" as="p">
                {variant === 'tracked'
                  ? `Of ${formatCount(made - pictures.length)} no picture can be drawn: the server gave the address of a picture in place of that of a scan.`
                  : `${countOf(made - pictures.length, 'holds', 'hold')} more than a direct code can.`}
              </Text>
            ) : null}
          </Stack>
        ) : null}
        <Row gap={2}>
          {pictures.length > 0 ? (
            <>
              <Button icon={<Printer />} onClick={() => setPrinting(true)}>
                Print a sheet
              </Button>
              <Button icon={<FileArchive />} pending={packed !== undefined} onClick={() => void zip()}>
                {packed === undefined ? 'Download ZIP' : `${packed} of ${pictures.length}`}
              </Button>
            </>
          ) : null}
          <Button icon={<FileSpreadsheet />} onClick={() => downloadResults(lines)}>
            Download the results
          </Button>
          <Button variant="ghost" onClick={onAgain}>
            Another file
          </Button>
        </Row>
      </Stack>
      <PrintDialog open={isPrinting} onClose={() => setPrinting(false)} pictures={pictures} />
    </Card>
  );
};
