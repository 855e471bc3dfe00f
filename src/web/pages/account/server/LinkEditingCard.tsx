import { useMutation } from '@tanstack/react-query';
import { findLinkEditing } from '#web/api/server-check.ts';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { useBudget } from '#web/client/budget.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import {
  isExtensionNamed,
  readLinkSwitch,
  setLinkSwitch,
  useExtension,
} from '#web/client/server-extensions.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { Anchor } from '#web/ui/layout/Anchor.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { linkEditing as words } from '#web/words/link-editing.ts';

/** Lets users switch on link editing for a server that may support it without announcing it. */
export const LinkEditingCard = () => {
  const isOn = useExtension('links');
  const isOwn = useIsOwnService();
  const hasAnswered = useBudget().limit !== undefined;
  const isReadOnly = useBlockedReason() !== undefined;
  const look = useMutation({ mutationFn: findLinkEditing });
  if (isOwn || !hasAnswered || isExtensionNamed('links')) return null;
  const { missing } = readLinkSwitch();
  const found = look.data === undefined ? words.unknown : look.data ? words.found : words.notFound;
  const note = isOn
    ? look.isPending
      ? words.looking
      : look.isSuccess
        ? found
        : undefined
    : missing && words.missing(missing);
  return (
    <Anchor name="link-editing">
      <Card title={words.title} text={words.text}>
        <Stack gap={3}>
          <Switch
            label={words.label}
            checked={isOn}
            disabled={isReadOnly}
            onChange={({ target: { checked } }) => {
              setLinkSwitch({ isOn: checked });
              if (checked) look.mutate();
            }}
          />
          {note ? (
            <Text as="p" size="sm" tone="second">
              <span role="status">{note}</span>
            </Text>
          ) : null}
        </Stack>
      </Card>
    </Anchor>
  );
};
