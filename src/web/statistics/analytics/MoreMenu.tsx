import { Bell, Download, Ellipsis, GitCompareArrows, Share2, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { type AnalyticsQuestion, type Subject, visitsFile } from '#web/api/analytics.ts';
import { compareRecordPath } from '#web/lib/record-paths.ts';
import { useRecordTools } from '#web/statistics/record-tools.ts';
import { RecordToolDialogs } from '#web/statistics/RecordToolDialogs.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Spinner } from '#web/ui/base/Spinner.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu-items.ts';
import { analytics as words } from '#web/words/analytics.ts';
import { notes } from '#web/words/notes.ts';
import { nameOfFilters } from './filters.ts';
import { saveCsv } from './save-csv.ts';

interface MoreMenuProps {
  subject: Subject;
  /** Used in the names of exported files. */
  name: string;
  question: AnalyticsQuestion;
  /** Undefined if the server doesn't support notes. */
  onNote: (() => void) | undefined;
}

export const MoreMenu = ({ subject, name, question, onNote }: MoreMenuProps) => {
  const tools = useRecordTools(subject);
  const { dialog, alerts, shares } = tools;
  const [isExporting, setExporting] = useState(false);
  const exportVisits = async () => {
    setExporting(true);
    const { from, to, filters } = question;
    await saveCsv(`${name} ${from} ${to} ${nameOfFilters(filters)}`, visitsFile(question));
    setExporting(false);
  };
  const items: MenuEntry[] = [
    {
      label: words.exportVisits,
      icon: <Download />,
      disabled: isExporting,
      onSelect: () => void exportVisits(),
    },
  ];
  if (onNote) items.push({ label: notes.add, icon: <StickyNote />, changes: true, onSelect: onNote });
  if (subject.id !== undefined)
    items.push({
      label: words.others,
      icon: <GitCompareArrows />,
      to: compareRecordPath(subject.of, subject.id),
    });
  if (alerts) items.push({ label: words.alerts, icon: <Bell />, onSelect: () => dialog.open('alerts') });
  if (shares) items.push({ label: words.share, icon: <Share2 />, onSelect: () => dialog.open('share') });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={words.moreActions}
            icon={isExporting ? <Spinner /> : <Ellipsis />}
            variant="secondary"
            aria-busy={isExporting || undefined}
          />
        }
        items={items}
      />
      <RecordToolDialogs tools={tools} name={name} isVisited />
    </>
  );
};
