import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useIsOwnService } from '#web/api/own-service.ts';
import { CommandNote } from '#web/ui/CommandNote.tsx';

interface OverlaysNoteProps {
  /** Whether the server has answered, so that it is clear which one it is. */
  isServerKnown: boolean;
}

const ours =
  'The API’s specification can list them, nothing else. They are made on the server’s command line. The types are message, contact, newsletter, poll, coupon and image.';
const others =
  'The API’s specification can list them, nothing else. Where they are made, changed and deleted is up to the server.';

export const OverlaysNote = ({ isServerKnown }: OverlaysNoteProps) => {
  const isOwn = useIsOwnService();
  const { data: account } = useQuery(accountDetails());
  const username = account?.username ?? 'USERNAME';
  return (
    <CommandNote
      title="Overlays can only be looked at here"
      command={
        isServerKnown && isOwn
          ? {
              label: 'Command that makes an overlay',
              line: `npm run waypost -- overlay add --account ${username} --type message --name "Free shipping"`,
            }
          : undefined
      }
    >
      {isServerKnown ? (isOwn ? ours : others) : undefined}
    </CommandNote>
  );
};
