import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { maxCompared } from '#contract/asked-visits.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { compare as words } from '#web/words/compare.ts';
import { comparison } from '#web/words/comparison.ts';
import { verbs } from '#web/words/verbs.ts';
import { type ComparedKind, comparedKinds } from './compared-records.ts';
import { type RecordPick, useRecordPicks } from './record-picks.ts';

interface ChooseRecordsDialogProps {
  of: ComparedKind;
  /** The records compared at present. */
  compared: readonly RecordPick[];
  onClose: () => void;
  onChoose: (of: ComparedKind, ids: readonly number[]) => void;
}

/** The search and the selection among records of one kind. */
interface View {
  search: string;
  chosen: ReadonlyMap<string, RecordPick>;
}

const untouched: View = { search: '', chosen: new Map() };

/** Selects up to five records of one kind. Each kind keeps its search and selection while the dialog is open. */
export const ChooseRecordsDialog = ({ of, compared, onClose, onChoose }: ChooseRecordsDialogProps) => {
  const [kind, setKind] = useState(of);
  const [views, setViews] = useState<Readonly<Partial<Record<ComparedKind, View>>>>(() => ({
    [of]: { search: '', chosen: new Map(compared.map((pick) => [pick.key, pick])) },
  }));
  const { search, chosen } = views[kind] ?? untouched;
  const change = (changes: Partial<View>) => setViews({ ...views, [kind]: { search, chosen, ...changes } });
  const source = useRecordPicks(kind, search.trim());
  const isFull = chosen.size >= maxCompared;
  const choose = (items: readonly RecordPick[], on: boolean) => {
    const next = new Map(chosen);
    for (const item of items) {
      if (!on) next.delete(item.key);
      else if (next.size < maxCompared) next.set(item.key, item);
    }
    change({ chosen: next });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.chooseToCompare(words.nouns[kind])}
      text={comparison.upTo(maxCompared)}
      size="large"
      foot={
        <>
          <Text size="sm" tone="second">
            {comparison.chosen(chosen.size, maxCompared)}
          </Text>
          <Button onClick={onClose}>{verbs.cancel}</Button>
          <Button
            variant="primary"
            changes={false}
            disabled={chosen.size === 0}
            onClick={() =>
              onChoose(
                kind,
                [...chosen.values()].map(({ id }) => id),
              )
            }
          >
            {chosen.size === 0 ? comparison.compare : comparison.compareCount(chosen.size)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SegmentedControl
          label={words.kind}
          value={kind}
          onChange={setKind}
          options={comparedKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <PickPanel
          key={kind}
          what={words.nouns[kind]}
          search={search}
          onSearch={(text) => change({ search: text })}
          placeholder={words.search}
          source={source}
          chosen={chosen}
          onChoose={choose}
          most={maxCompared}
          noteOf={({ key }) => (isFull && !chosen.has(key) ? comparison.maximum(maxCompared) : undefined)}
          empty={<EmptyState small icon={<GitCompareArrows />} title={words.none} />}
        />
      </Stack>
    </Dialog>
  );
};
