import { bioView } from '#shown/bio.ts';
import { shownStyle } from '#shown/style.ts';
import { toHex } from '#web/lib/colors.ts';
import { PreviewCard } from '#web/ui/PreviewCard.tsx';
import type { BioValues } from './bio-form.ts';

/** The host that a link leads to, as its page says it where the link has no description. */
const hostOf = (longurl: string) => URL.parse(longurl)?.host ?? '';

export const BioPreview = ({ values }: { values: BioValues }) => {
  const title = values.title.trim() || 'Your title';
  const { content, style, place } = bioView(
    {
      title,
      description: values.description,
      theme: values.theme,
      color: toHex(values.color) ?? '',
      picture: values.picture || undefined,
    },
    values.items.map(({ title, description, longurl, shorturl }) => ({
      title,
      note: description || hostOf(longurl),
      address: shorturl,
    })),
  );
  return (
    <PreviewCard
      label="The bio page as visitors see it"
      markup={content.markup}
      styles={[shownStyle, style]}
      place={place}
      startsAs="phone"
    />
  );
};
