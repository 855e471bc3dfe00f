import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useIsOwnService } from '#web/api/own-service.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface SplashNoteProps {
  /** Whether the server has answered, so that it is clear which one it is. */
  isServerKnown: boolean;
}

/** Why nothing can be done here, and where it can. */
export const SplashNote = ({ isServerKnown }: SplashNoteProps) => {
  const isOwn = useIsOwnService();
  const { data: account } = useQuery(accountDetails());
  const command = `npm run waypost -- splash add --account ${account?.username ?? 'USERNAME'} --name "You are leaving"`;
  return (
    <Notice title="Splash pages can only be looked at here">
      {!isServerKnown ? (
        <Skeleton width="most" />
      ) : isOwn ? (
        <Stack gap={2}>
          <span>
            The API’s specification can list them, nothing else. They are made on the server’s command line.
          </span>
          <TextInput
            mono
            readOnly
            aria-label="Command that makes a splash page"
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
