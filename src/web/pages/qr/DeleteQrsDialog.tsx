import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Qr } from '#contract/qr.ts';
import { useBudget } from '#web/api/budget.ts';
import { useManyAtOnce } from '#web/api/many-at-once.ts';
import type { Many } from '#web/api/many-at-once.ts';
import { codePick } from '#web/api/picks.ts';
import type { Pickable } from '#web/api/picks.ts';
import { forgetQrs, removeQr } from '#web/api/qr.ts';
import { countOf } from '#web/lib/numbers.ts';
import { requestPrice } from '#web/lib/request-price.ts';
import { toast } from '#web/ui/toast.ts';
import { TypedCount } from '#web/ui/TypedCount.tsx';
import { WorkDialog } from '#web/ui/WorkDialog.tsx';

interface DeleteQrsDialogProps {
  open: boolean;
  onClose: () => void;
  codes: readonly Qr[];
  /** Called with the ids of those that are still there. */
  onKept: (ids: ReadonlySet<number>) => void;
}

const words = (count: number) => countOf(count, 'QR code');

/** Deletes what is selected, a request each. */
export const DeleteQrsDialog = ({ open, onClose, codes, onKept }: DeleteQrsDialogProps) => {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const { limit, remaining, waitingUntil } = useBudget();
  const { many, start, retry, stop } = useManyAtOnce((code: Pickable, signal) => removeQr(code.id, signal));
  const scans = codes.reduce((sum, code) => sum + code.scans, 0);
  const wanted = String(codes.length);

  const finish = async (work: Promise<Many<Pickable>>) => {
    const { done, total, failed, left } = await work;
    const kept = new Set([...failed.map(({ item }) => item.id), ...left.map(({ id }) => id)]);
    forgetQrs(client, new Set(codes.map(({ id }) => id).filter((id) => !kept.has(id))));
    onKept(kept);
    if (done < total) return;
    toast(`${words(done)} deleted`);
    onClose();
  };
  const begin = () => void finish(start(codes.map(codePick)));
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={many.state === 'idle' ? `Delete ${words(codes.length)}?` : `Delete ${words(many.total)}`}
      text={`Wherever they are printed, their addresses lead nowhere from then on. ${
        scans === 0
          ? 'None of them was ever scanned.'
          : `${countOf(scans, 'scan')} and where they came from are gone with them.`
      }`}
      startLabel={`Delete ${words(codes.length)}`}
      danger
      ready={typed.trim() === wanted}
      count={codes.length}
      price={(count) => requestPrice(count, limit, remaining)}
      doing={`Deleting ${words(many.total)}`}
      did="deleted"
      work={many}
      waitingUntil={waitingUntil}
      onStart={begin}
      onRetry={() => void finish(retry())}
      onStop={stop}
    >
      <TypedCount wanted={wanted} value={typed} onChange={setTyped} onEnter={begin} />
    </WorkDialog>
  );
};
