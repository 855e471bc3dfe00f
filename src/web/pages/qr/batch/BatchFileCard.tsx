import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '#web/browser/download.ts';
import { isWorkbook, readTextFile } from '#web/browser/text-file.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileButton } from '#web/ui/form/FileButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { formatBytes } from '#web/lib/numbers.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { exampleCsv } from './batch-fields.ts';

interface BatchFileCardProps {
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
}

/** In bytes. More rows would freeze the page. */
const maxFileBytes = 10_000_000;

export const BatchFileCard = ({ text, onText, error }: BatchFileCardProps) => {
  const [refusal, setRefusal] = useState<string>();
  const put = (next: string) => {
    setRefusal(undefined);
    onText(next);
  };
  /** If a file is refused, the current rows stay. */
  const take = async (file: File) => {
    if (await isWorkbook(file)) return setRefusal(words.workbook);
    if (file.size > maxFileBytes) return setRefusal(words.tooLarge(formatBytes(maxFileBytes)));
    const read = await readTextFile(file);
    if (read.trim()) put(read);
    else setRefusal(words.empty);
  };
  return (
    <Card title={words.file} text={words.fileText}>
      <Stack gap={4}>
        <Row gap={2}>
          <FileButton
            accept=".csv,.txt,text/csv"
            label={words.file}
            icon={<FileUp />}
            onFile={(file) => void take(file)}
          >
            {words.chooseFile}
          </FileButton>
          <Button
            icon={<Download />}
            onClick={() => downloadText(exampleCsv, 'qr-codes-example.csv', 'text/csv')}
          >
            {words.example}
          </Button>
        </Row>
        <Field label={words.paste} hint={words.review} error={refusal ?? error}>
          <TextArea
            mono
            rows={6}
            spellCheck={false}
            value={text}
            placeholder={'type,url,name\nlink,https://example.com/menu?table=1,Table 1'}
            onChange={({ target }) => put(target.value)}
          />
        </Field>
      </Stack>
    </Card>
  );
};
