import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { links as words } from '#web/words/links.ts';

const storageKey = 'notes-notice';

/** Says, once per browser, that descriptions are now private, and how many of them visitors still see. */
export const NotesNotice = () => {
  const [isTold, tell] = useState(() => readStored('browser', storageKey) === true);
  const { data } = useQuery(accountDetails());
  if (isTold || !data?.publicdescriptions) return null;
  return (
    <Notice
      title={words.notesTitle}
      action={
        <Button
          size="small"
          onClick={() => {
            writeStored('browser', storageKey, true);
            tell(true);
          }}
        >
          {words.notesSeen}
        </Button>
      }
    >
      {words.notesText(data.publicdescriptions)}
    </Notice>
  );
};
