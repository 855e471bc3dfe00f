import { useCredentials } from '#web/client/credentials.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useMedia } from '#web/browser/media.ts';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Steps } from '#web/ui/layout/Steps.tsx';
import { Text } from '#web/ui/base/Text.tsx';

interface FirstStepsProps {
  /** What the account is called; undefined where the server does not say. */
  name: string | undefined;
  /** Some servers have no QR codes. */
  makesCodes: boolean;
}

const firstCode = {
  title: 'Make your first QR code',
  text: 'For a table card, a poster, a parcel. Every scan is counted, and you can change where it leads after it is printed.',
  action: (
    <LinkButton to="/qr/new" variant="primary" shortcut="n">
      New QR code
    </LinkButton>
  ),
};

const touch = '(pointer: coarse)';

/** In place of the overview while there is nothing to look over. */
export const FirstSteps = ({ name, makesCodes }: FirstStepsProps) => {
  const hasKeyboard = !useMedia(touch);
  const makesLinks = useExtension('links');
  const api = `${useCredentials()?.server || location.origin}/api`;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text as="h2" size="xl" weight="semibold">
          Welcome{name ? <bdi>, {name}</bdi> : null}
        </Text>
        <Text as="p" tone="second">
          Your links and QR codes, what is new and what runs well will stand here. Three ways to begin:
        </Text>
      </Stack>
      <Steps
        label="First steps"
        items={[
          ...(makesCodes ? [firstCode] : []),
          makesLinks
            ? {
                title: 'Make a short link',
                text: 'It gives a long address a short one, and counts its clicks.',
                action: <LinkButton to="/links?open=new">New link</LinkButton>,
              }
            : {
                title: 'Find your short links',
                text: 'This server’s API lists links and counts their clicks, and leaves making them to its own tools. Each appears here as soon as it is made.',
                action: <LinkButton to="/links">Go to the links</LinkButton>,
              },
          {
            title: 'Connect your programs',
            text: (
              <>
                Everything on these pages is also there for programs, at{' '}
                <Text mono as="bdi">
                  {api}
                </Text>
                , with your API key.
              </>
            ),
            action: <CopyButton words text={api} label="Copy API address" />,
          },
        ]}
      />
      {hasKeyboard ? (
        <Text as="p" size="sm" tone="second">
          <Kbd keys="mod+k" /> goes anywhere, <Kbd keys="?" /> shows all shortcuts.
        </Text>
      ) : null}
    </Stack>
  );
};
