import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useIsOwnService } from '#web/api/own-service.ts';
import { CommandNote } from '#web/ui/CommandNote.tsx';

interface SplashNoteProps {
  /** Whether the server has answered, so that it is clear which one it is. */
  isServerKnown: boolean;
}

const ours =
  'The API’s specification can list them, nothing else. They are made on the server’s command line.';
const others =
  'The API’s specification can list them, nothing else. Where they are made, changed and deleted is up to the server.';

export const SplashNote = ({ isServerKnown }: SplashNoteProps) => {
  const isOwn = useIsOwnService();
  const { data: account } = useQuery(accountDetails());
  const username = account?.username ?? 'USERNAME';
  return (
    <CommandNote
      title="Splash pages can only be looked at here"
      command={
        isServerKnown && isOwn
          ? {
              label: 'Command that makes a splash page',
              line: `npm run waypost -- splash add --account ${username} --name "You are leaving"`,
            }
          : undefined
      }
    >
      {isServerKnown ? (isOwn ? ours : others) : undefined}
    </CommandNote>
  );
};
