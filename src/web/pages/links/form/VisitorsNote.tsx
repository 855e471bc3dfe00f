import { linkSentences } from '#web/api/link-words.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { LinkForm, SavedLink } from './link-fields.ts';
import { stateTyped } from './option-notes.ts';

/** What visitors get with what is typed, where that is more than the destination. */
export const VisitorsNote = ({ form, saved }: { form: LinkForm; saved: SavedLink | undefined }) => {
  const sentences = linkSentences(stateTyped(form.watch(), saved));
  if (sentences.length === 0) return null;
  return (
    <Notice title="What visitors get">
      <Stack as="ul" gap={1}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </Notice>
  );
};
