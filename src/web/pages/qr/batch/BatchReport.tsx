import { FileArchive, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { verbs } from '#web/words/verbs.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import type { BatchLine } from './batch-columns.tsx';
import { batchPictures, downloadResults, downloadZip } from './batch-pictures.ts';
import { PrintDialog } from '#web/codes/print-dialog.ts';
import { useServerLinks } from '#web/codes/server-links.ts';
import { explained, type Variant, variantOptions } from '#web/codes/variants.ts';

interface BatchReportProps {
  lines: readonly BatchLine[];
  /** Sends what was refused and what was not sent. */
  onRetry: () => void;
  onAgain: () => void;
}

/** The results, with downloads. */
export const BatchReport = ({ lines, onRetry, onAgain }: BatchReportProps) => {
  const [variant, setVariant] = useState<Variant>('tracked');
  const [isPrinting, setPrinting] = useState(false);
  const [packed, setPacked] = useState<number>();
  const count = (state: string) => lines.filter(({ result }) => result?.state === state).length;
  const made = count('made');
  const refused = count('refused');
  const unsure = count('unsure');
  const notSent = lines.filter(({ body, result }) => body && !result).length;
  const first = lines.find(({ result }) => result?.state === 'made')?.result;
  const links = useServerLinks(first?.state === 'made' ? first : undefined);
  const pictures = batchPictures(lines, variant, links);

  const zip = async () => {
    setPacked(0);
    try {
      await downloadZip(pictures, setPacked);
    } catch {
      toast(qrDrawing.fileFailed, { tone: 'bad' });
    }
    setPacked(undefined);
  };
  const wrong = [
    refused > 0 && words.refused(refused),
    unsure > 0 && words.unclear(unsure),
    notSent > 0 && words.notSent(notSent),
  ].filter(Boolean);
  return (
    <Card title={words.created(made)}>
      <Stack gap={4}>
        {wrong.length > 0 ? (
          <Notice
            tone="warn"
            action={
              refused + notSent > 0 ? (
                <Button size="small" onClick={onRetry}>
                  {verbs.tryAgain}
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
                label={qrDrawing.kind}
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
                  ? words.noPicture(made - pictures.length)
                  : words.tooMuchForStatic(made - pictures.length)}
              </Text>
            ) : null}
          </Stack>
        ) : null}
        <Row gap={2}>
          {pictures.length > 0 ? (
            <>
              <Button icon={<Printer />} onClick={() => setPrinting(true)}>
                {qrDrawing.print}
              </Button>
              <Button icon={<FileArchive />} pending={packed !== undefined} onClick={() => void zip()}>
                {packed === undefined ? words.zip : words.zipping(packed, pictures.length)}
              </Button>
            </>
          ) : null}
          <Button icon={<FileSpreadsheet />} onClick={() => downloadResults(lines)}>
            {words.results}
          </Button>
          <Button variant="ghost" onClick={onAgain}>
            {words.again}
          </Button>
        </Row>
      </Stack>
      <PrintDialog open={isPrinting} onClose={() => setPrinting(false)} pictures={pictures} />
    </Card>
  );
};
