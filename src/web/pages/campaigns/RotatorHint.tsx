import { Alias } from '#contract/urls.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';

interface RotatorHintProps {
  base: string | undefined;
  slug: string;
  /** The rotator's current address. False if there is none. */
  saved: string | false;
  savedSlug: string;
}

export const RotatorHint = ({ base, slug, saved, savedSlug }: RotatorHintProps) => {
  const isOwn = useIsOwnService();
  const hint = isOwn ? words.slugHint : words.slugUnsure;
  const wanted = Alias.safeParse(slug);
  if (slug.trim() === '')
    return saved ? (
      <Text tone="warn" size="sm">
        <Sentence
          of={isOwn ? words.rotatorRemoved : words.rotatorUnsure}
          parts={{ url: <WholeAddress url={saved} /> }}
        />
      </Text>
    ) : (
      hint
    );
  if (saved && slug.trim() === savedSlug)
    return <Sentence of={words.rotatorUrl} parts={{ url: <WholeAddress url={saved} /> }} />;
  if (!wanted.success) return hint;
  const address = base ? (
    <Sentence
      of={saved ? words.newRotatorUrl : words.rotatorUrl}
      parts={{ url: <WholeAddress url={base + wanted.data} /> }}
    />
  ) : (
    words.rotatorEnd(wanted.data)
  );
  if (!saved) return address;
  return (
    <Stack as="span" gap={1}>
      <span>{address}</span>
      <Text tone="warn" size="sm">
        <Sentence
          of={isOwn ? words.oldRotatorUrl : words.oldRotatorUnsure}
          parts={{ url: <WholeAddress url={saved} /> }}
        />
      </Text>
    </Stack>
  );
};
