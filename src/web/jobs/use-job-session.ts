import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { useCredentials, useKeyRefused } from '#web/client/credentials.ts';
import { updateListCounts, refreshKeepingCount } from './update-list-counts.ts';
import { endedWords } from './job-words.ts';
import { dismissJob, setJobSession } from './jobs.ts';
import { rowsIn } from './job.ts';
import { kindOf } from './kinds.ts';
import { openJobSession } from './job-session.ts';
import { isExport } from './kinds/export-list.ts';
import { saveIfAwaited } from './save-export.ts';
import { toast } from '#web/ui/base/toast.ts';

/** Keeps the signed-in account's jobs open and running while the frame is mounted. */
export const useJobSession = () => {
  const client = useQueryClient();
  const credentials = useCredentials();
  const isRefused = useKeyRefused();
  const account = useQuery(accountDetails()).data?.id;
  const server = credentials?.server;
  const key = credentials?.key;

  useEffect(() => {
    if (server === undefined || key === undefined || account === undefined || isRefused) return undefined;
    let isGone = false;
    let uncount: (() => void) | undefined;
    const opening = openJobSession({ server, key, account }, (job) => {
      refreshKeepingCount(client, job, () => kindOf(job.kind)?.refresh(client, job));
      const isWhole = rowsIn(job, 'done').length === job.rows.length;
      if (!isWhole) return;
      if (isExport(job)) void saveIfAwaited(job);
      else {
        dismissJob(job.id);
        toast(endedWords(job));
      }
    });
    const show = async () => {
      const session = await opening;
      if (isGone) return;
      uncount = updateListCounts(session.store, client);
      setJobSession(session);
    };
    void show();
    return () => {
      isGone = true;
      uncount?.();
      setJobSession(undefined);
      void opening.then((session) => session.close());
    };
  }, [client, server, key, account, isRefused]);
};
