import { Bell, Share2 } from 'lucide-react';
import type { Subject } from '#web/api/analytics.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { useRecordTools } from './record-tools.ts';
import { RecordToolDialogs } from './RecordToolDialogs.tsx';

interface RecordToolsProps {
  subject: Subject;
  name: string;
}

/** Shows the alert and share buttons of a record without visits. */
export const RecordTools = ({ subject, name }: RecordToolsProps) => {
  const tools = useRecordTools(subject);
  const { dialog, alerts, shares } = tools;
  return (
    <>
      {alerts ? (
        <Button icon={<Bell />} onClick={() => dialog.open('alerts')}>
          {words.alerts}
        </Button>
      ) : null}
      {shares ? (
        <Button icon={<Share2 />} onClick={() => dialog.open('share')}>
          {words.share}
        </Button>
      ) : null}
      <RecordToolDialogs tools={tools} name={name} isVisited={false} />
    </>
  );
};
