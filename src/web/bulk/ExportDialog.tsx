import { useState } from 'react';
import { useBudget } from '#web/client/budget.ts';
import { requestTime } from '#web/client/request-time.ts';
import { useExtensions } from '#web/client/server-extensions.ts';
import { startJob } from '#web/jobs/jobs.ts';
import { exportFormats, type ExportFormatName } from '#web/jobs/export-file.ts';
import { exportJob } from '#web/jobs/kinds/export-list.ts';
import { countIn, exportLists } from '#web/jobs/kinds/export-lists.ts';
import { saveExportWhenDone } from '#web/jobs/save-export.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { choosePlace } from '#web/browser/file-sink.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { CheckGroup } from '#web/ui/form/CheckGroup.tsx';
import { exportDialog as words } from '#web/words/export-dialog.ts';
import { verbs } from '#web/words/verbs.ts';
import type { ExportOf } from './export-of.ts';
import { exportScopes, type ExportScope } from './export-scopes.ts';

type ExportDialogProps = ExportOf & { open: boolean; onClose: () => void };

/** Number of requests above which users choose the file first, so that it can be written piece by piece. */
const manyRequests = 3;

/** Returns the columns of the last export. */
const keptColumns = (list: string): readonly string[] | undefined => {
  const kept = readStored('tab', `export ${list}`);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined;
};

export const ExportDialog = ({ open, onClose, ...of }: ExportDialogProps) => {
  const budget = useBudget();
  const offered = useExtensions();
  const [wanted, setWanted] = useState<ExportScope['value']>();
  const [format, setFormat] = useState<ExportFormatName>('csv');
  const [taken, setTaken] = useState<Partial<Record<string, readonly string[]>>>({});
  const [error, setError] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const scopes = exportScopes(of);
  const scope = scopes.find(({ value }) => value === wanted) ?? scopes[0];
  if (!scope) return null;
  const { list, query, records, requests } = scope;
  const { what } = exportLists[list];
  const columns = exportLists[list].columns((extension) => offered.has(extension));
  const time = requests ? requestTime(requests, budget, 'bulk') : undefined;
  const every = columns.map(({ id }) => id);
  const chosen = taken[list] ?? keptColumns(list) ?? every;
  const ids = every.filter((id) => chosen.includes(id));
  const file = fileName(`${what} ${query.q ?? ''}`, format);

  const choose = (next: readonly string[]) => {
    setError(undefined);
    setTaken({ ...taken, [list]: next });
  };

  const save = async () => {
    if (ids.length === 0) return setError(words.noColumns);
    writeStored('tab', `export ${list}`, ids);
    if (records) {
      const { head, part, foot, type } = exportFormats[format];
      const used = columns.filter(({ id }) => ids.includes(id));
      const rows = records(ids);
      downloadText(head(used) + part(rows, used, true) + foot, file, type);
      toast(words.saved(countIn(list, rows.length), file));
      return onClose();
    }
    const { isChosen, place } =
      requests === undefined || requests > manyRequests
        ? await choosePlace(file)
        : { isChosen: true, place: undefined };
    if (!isChosen) return undefined;
    setStarting(true);
    const id = await startJob(exportJob({ list, query, columns: ids, format, file }));
    setStarting(false);
    if (id === undefined) return setError(words.notStarted);
    saveExportWhenDone(id, place);
    return onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.title(what)}
      text={scopes.length === 1 ? scope.label : undefined}
      onSubmit={() => void save()}
      submitLabel={verbs.export}
      pending={isStarting}
      // Disables the export while support staff view the account.
      changes={readOnlyReason() !== undefined}
      error={error}
      aside={
        time === undefined ? undefined : (
          <Text size="sm" tone="second">
            {time}
          </Text>
        )
      }
    >
      <Stack gap={5}>
        {scopes.length > 1 ? (
          <RadioCards
            label={words.scope}
            columns={1}
            value={scope.value}
            onChange={setWanted}
            options={scopes.map(({ value, label }) => ({ value, label }))}
          />
        ) : null}
        <RadioCards
          label={words.format}
          value={format}
          onChange={setFormat}
          options={[
            { value: 'csv', label: words.csv, text: words.csvText },
            { value: 'json', label: words.json, text: words.jsonText },
          ]}
        />
        <CheckGroup label={words.columns}>
          {columns.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={ids.includes(id)}
              onChange={({ target }) =>
                choose(target.checked ? [...ids, id] : ids.filter((each) => each !== id))
              }
            />
          ))}
        </CheckGroup>
      </Stack>
    </FormDialog>
  );
};
