import { FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useServerLinks } from '#web/codes/server-links.ts';
import { explained, type Variant, variantOptions } from '#web/codes/variants.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { verbs } from '#web/words/verbs.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { type BatchLine, createdColumns } from './batch-columns.tsx';
import { batchPictures, downloadResults } from './batch-pictures.ts';
import { BatchDownloads } from './BatchDownloads.tsx';
import { BatchTable } from './BatchTable.tsx';
import { useScanChecks } from './use-scan-checks.ts';

interface BatchReportProps {
  lines: readonly BatchLine[];
  /** Sends the rows that were refused and those that weren't sent. */
  onRetry: () => void;
  onAgain: () => void;
}

/** Shows the results, with a scan check of each code and downloads. */
export const BatchReport = ({ lines, onRetry, onAgain }: BatchReportProps) => {
  const [variant, setVariant] = useState<Variant>('tracked');
  const count = (state: string) => lines.filter(({ result }) => result?.state === state).length;
  const made = count('made');
  const refused = count('refused');
  const unsure = count('unsure');
  const notMade = lines.filter(({ body, result }) => body && !result).length;
  const first = lines.find(({ result }) => result?.state === 'made')?.result;
  const links = useServerLinks(first?.state === 'made' ? first : undefined);
  const pictures = useMemo(() => batchPictures(lines, variant, links), [lines, variant, links]);
  const tried = useScanChecks(lines, pictures);

  const unusable = lines.filter(({ body }) => !body).length;
  const wrong = [
    unusable > 0 && words.wrong(unusable),
    refused > 0 && words.refused(refused),
    unsure > 0 && words.unclear(unsure),
    notMade > 0 && words.notMade(notMade),
  ].filter(Boolean);
  const others = (
    <>
      <Button icon={<FileSpreadsheet />} onClick={() => downloadResults(tried)}>
        {words.results}
      </Button>
      <Button variant="ghost" onClick={onAgain}>
        {words.again}
      </Button>
    </>
  );
  return (
    <>
      <Card title={words.created(made)}>
        <Stack gap={4}>
          {wrong.length > 0 ? (
            <Notice
              tone="warn"
              action={
                refused + notMade > 0 ? (
                  <Button size="small" onClick={onRetry}>
                    {refused > 0 ? verbs.tryAgain : words.proceed}
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
          {pictures.length > 0 ? (
            <BatchDownloads pictures={pictures} lines={tried}>
              {others}
            </BatchDownloads>
          ) : (
            <Row gap={2}>{others}</Row>
          )}
        </Stack>
      </Card>
      <BatchTable lines={tried} columns={createdColumns} />
    </>
  );
};
