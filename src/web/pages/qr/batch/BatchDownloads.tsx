import { ChevronDown, FileArchive, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PrintDialog } from '#web/codes/print-dialog.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrTemplates } from '#web/words/qr-templates.ts';
import type { BatchLine } from './batch-columns.tsx';
import { type BatchPicture, downloadZip, type ZipFormat, zipFormats, zippedWidth } from './batch-pictures.ts';

interface BatchDownloadsProps {
  pictures: readonly BatchPicture[];
  /** The rows with the readers' results. */
  lines: readonly BatchLine[];
  /** Other actions, shown beside the downloads. */
  children: ReactNode;
}

export const BatchDownloads = ({ pictures, lines, children }: BatchDownloadsProps) => {
  const [isPrinting, setPrinting] = useState(false);
  const [packed, setPacked] = useState<number>();
  const trials = lines.flatMap(({ tried }) => tried?.trial.state ?? []);
  const isOver = trials.length >= pictures.length;
  const unread = trials.filter((state) => state === 'unread').length;
  const untried = trials.filter((state) => state === 'untried').length;

  const zip = async (format: ZipFormat) => {
    setPacked(0);
    try {
      await downloadZip(pictures, format, setPacked);
    } catch {
      toast(qrDrawing.fileFailed, { tone: 'bad' });
    }
    setPacked(undefined);
  };
  const formats = zipFormats.map((format) => ({
    label: words.formats[format](zippedWidth),
    onSelect: () => void zip(format),
  }));
  return (
    <Stack gap={4}>
      {unread > 0 ? (
        <Notice tone="bad" title={words.unread(unread)}>
          {words.unreadText(unread)}
        </Notice>
      ) : null}
      <Text size="sm" tone="second" as="p">
        <span role="status">
          {!isOver
            ? qrTemplates.checked(trials.length, pictures.length)
            : untried > 0
              ? qrDrawing.notTested
              : unread === 0
                ? qrTemplates.allScan(pictures.length)
                : null}
        </span>
      </Text>
      <Row gap={2}>
        <Button icon={<Printer />} onClick={() => setPrinting(true)}>
          {qrDrawing.print}
        </Button>
        <Menu
          align="start"
          trigger={
            <Button icon={<FileArchive />} pending={packed !== undefined}>
              {packed === undefined ? words.zip : words.zipping(packed, pictures.length)}{' '}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
          items={formats}
        />
        {children}
      </Row>
      <PrintDialog open={isPrinting} onClose={() => setPrinting(false)} pictures={pictures} />
    </Stack>
  );
};
