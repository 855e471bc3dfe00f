import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useIsOwnService } from '#web/api/own-service.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface OverlaysNoteProps {
  /** Whether the server has answered, so that it is clear which one it is. */
  isServerKnown: boolean;
}

/** Why nothing can be done here, and where it can. */
export const OverlaysNote = ({ isServerKnown }: OverlaysNoteProps) => {
  const isOwn = useIsOwnService();
  const { data: account } = useQuery(accountDetails());
  const command = `npm run waypost -- overlay add --account ${account?.username ?? 'USERNAME'} --type message --name "Free shipping"`;
  return (
    <Notice title="Overlays can only be looked at here">
      {!isServerKnown ? (
        <Skeleton width="most" />
      ) : isOwn ? (
        <Stack gap={2}>
          <span>
            The API’s specification can list them, nothing else. They are made on the server’s command line.
            The types are message, contact, newsletter, poll, coupon and image.
          </span>
          <TextInput
            mono
            readOnly
            aria-label="Command that makes an overlay"
            value={command}
            suffix={<CopyButton size="small" text={command} label="Copy command" done="Command copied" />}
          />
        </Stack>
      ) : (
        'The API’s specification can list them, nothing else. Where they are made, changed and deleted is up to the server.'
      )}
    </Notice>
  );
};
