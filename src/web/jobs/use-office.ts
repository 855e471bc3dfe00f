import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { useCredentials, useKeyRefused } from '#web/api/credentials.ts';
import { endedWords } from './job-words.ts';
import { dismissJob, setOffice } from './jobs.ts';
import { rowsIn } from './job.ts';
import { kindOf } from './kinds.ts';
import { openOffice } from './office.ts';
import { isExport } from './kinds/export-list.ts';
import { saveAwaited } from './save-export.ts';
import { toast } from '#web/ui/toast.ts';

/** Keeps the jobs of who is signed in open, and running, as long as the frame stands. */
export const useOffice = () => {
  const client = useQueryClient();
  const credentials = useCredentials();
  const isRefused = useKeyRefused();
  const account = useQuery(accountDetails()).data?.id;
  const server = credentials?.server;
  const key = credentials?.key;

  useEffect(() => {
    if (server === undefined || key === undefined || account === undefined || isRefused) return undefined;
    let isGone = false;
    const opening = openOffice({ server, key, account }, (job) => {
      kindOf(job.kind)?.refresh(client, job);
      const isWhole = rowsIn(job, 'done').length === job.rows.length;
      if (!isWhole) return;
      if (isExport(job)) void saveAwaited(job);
      else {
        dismissJob(job.id);
        toast(endedWords(job));
      }
    });
    void opening.then((office) => (isGone ? office.close() : setOffice(office)));
    return () => {
      isGone = true;
      setOffice(undefined);
      void opening.then((office) => office.close());
    };
  }, [client, server, key, account, isRefused]);
};
