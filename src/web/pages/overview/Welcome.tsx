import { useMedia } from '#web/browser/media.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { overview as words } from '#web/words/overview.ts';
import type { FirstSteps } from './first-steps.ts';
import { FirstStepsCard } from './FirstStepsCard.tsx';

interface WelcomeProps {
  /** The account's name. Undefined if the server doesn't report it. */
  name: string | undefined;
  steps: FirstSteps;
}

const touch = '(pointer: coarse)';

/** Replaces the overview while the account is empty. */
export const Welcome = ({ name, steps }: WelcomeProps) => {
  const hasKeyboard = !useMedia(touch);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Text as="h2" size="md" weight="semibold">
          {name ? <Sentence of={words.welcomeName} parts={{ name: <bdi>{name}</bdi> }} /> : words.welcome}
        </Text>
        <Text as="p" tone="second">
          {words.welcomeText}
        </Text>
      </Stack>
      <FirstStepsCard {...steps} bindsNew />
      {hasKeyboard ? (
        <Text as="p" size="sm" tone="second">
          <Sentence of={words.keys} parts={{ search: <Kbd keys="mod+k" />, help: <Kbd keys="?" /> }} />
        </Text>
      ) : null}
    </Stack>
  );
};
