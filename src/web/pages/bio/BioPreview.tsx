import type { BioItem } from '#contract/bio.ts';
import { bioView } from '#visitor-pages/bio.ts';
import { shownStyle } from '#visitor-pages/style.ts';
import { viewWords } from '#visitor-pages/words.ts';
import { language } from '#web/words/language.ts';
import { toHex } from '#web/lib/colors.ts';
import { PreviewCard } from '#web/ui/form/PreviewCard.tsx';
import { bioForm as words } from '#web/words/bio-form.ts';
import type { BioValues } from './bio-form.ts';
import { isHidden } from './marked-address.ts';

/**
 * Returns what the page shows for a link without a description: the destination's host, or nothing if visitors must
 * enter a password.
 */
const hostOf = ({ longurl, state }: BioItem) => (state?.password ? '' : (URL.parse(longurl)?.host ?? ''));

export const BioPreview = ({ values }: { values: BioValues }) => {
  const title = values.title.trim() || words.yourTitle;
  const { content, style, place } = bioView(
    {
      title,
      description: values.description,
      theme: values.theme,
      color: toHex(values.color) ?? '',
      picture: values.picture || undefined,
    },
    values.items
      .filter((link) => !isHidden(link))
      .map((link) => ({
        title: link.title,
        note: link.description || hostOf(link),
        address: link.shorturl,
      })),
    viewWords[language()],
  );
  return (
    <PreviewCard label={words.preview} markup={content.markup} styles={[shownStyle, style]} place={place} />
  );
};
