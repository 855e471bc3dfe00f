import { useCredentials } from '#web/client/credentials.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useMedia } from '#web/browser/media.ts';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Steps } from '#web/ui/layout/Steps.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { overview as words } from '#web/words/overview.ts';

interface FirstStepsProps {
  /** What the account is called; undefined where the server does not say. */
  name: string | undefined;
  /** Some servers have no QR codes. */
  makesCodes: boolean;
}

const firstCode = {
  title: words.createFirstCode,
  text: words.firstCodeText,
  action: (
    <LinkButton to="/qr/new" variant="primary" shortcut="n">
      {words.newCode}
    </LinkButton>
  ),
};

const touch = '(pointer: coarse)';

/** Shown instead of the overview while the account is empty. */
export const FirstSteps = ({ name, makesCodes }: FirstStepsProps) => {
  const hasKeyboard = !useMedia(touch);
  const makesLinks = useExtension('links');
  const api = `${useCredentials()?.server || location.origin}/api`;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text as="h2" size="xl" weight="semibold">
          {name ? <Sentence of={words.welcomeName} parts={{ name: <bdi>{name}</bdi> }} /> : words.welcome}
        </Text>
        <Text as="p" tone="second">
          {words.firstStepsText}
        </Text>
      </Stack>
      <Steps
        label={words.firstSteps}
        items={[
          ...(makesCodes ? [firstCode] : []),
          makesLinks
            ? {
                title: words.firstLink,
                text: words.firstLinkText,
                action: <LinkButton to="/links?open=new">{words.newLink}</LinkButton>,
              }
            : {
                title: words.findLinks,
                text: words.findLinksText,
                action: <LinkButton to="/links">{words.goToLinks}</LinkButton>,
              },
          {
            title: words.api,
            text: (
              <Sentence
                of={words.apiText}
                parts={{
                  address: (
                    <Text mono as="bdi">
                      {api}
                    </Text>
                  ),
                }}
              />
            ),
            action: <CopyButton words text={api} label={words.copyApi} />,
          },
        ]}
      />
      {hasKeyboard ? (
        <Text as="p" size="sm" tone="second">
          <Sentence of={words.keys} parts={{ search: <Kbd keys="mod+k" />, help: <Kbd keys="?" /> }} />
        </Text>
      ) : null}
    </Stack>
  );
};
