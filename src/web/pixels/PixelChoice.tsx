import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { canFire, pixelNetworks, pixelTypeOf } from '#contract/pixel-networks.ts';
import { maxPixels } from '#contract/pixel-choice.ts';
import type { Firing, Pixel } from '#contract/pixels.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
import { accountFiring } from '#web/api/firing.ts';
import { pixelList, pixelsIn } from '#web/api/pixels.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { ChipGroup } from '#web/ui/form/ChipGroup.tsx';
import { FieldError } from '#web/ui/form/FieldError.tsx';
import { SearchInput } from '#web/ui/form/SearchInput.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { pixelChoice as words } from '#web/words/pixel-choice.ts';
import { verbs } from '#web/words/verbs.ts';

export interface PixelChoiceProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
  isOpen: boolean;
}

/** Number of pixels above which a search field is shown. */
const many = 8;

const networkOf = (type: string) => {
  const known = pixelTypeOf(type);
  return known === undefined ? type : pixelNetworks[known].name;
};

/** Sorts pixels by network, in the order of the types. */
const byNetwork = (pixels: readonly Pixel[]): Pixel[] => {
  const rank = ({ type }: Pixel) => {
    const known = pixelTypeOf(type);
    return known === undefined ? pixelTypes.length : pixelTypes.indexOf(known);
  };
  return pixels.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
};

const matches = ({ name, tag, type }: Pixel, words: readonly string[]) => {
  const text = `${name} ${tag} ${networkOf(type)}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

const saidOf: Readonly<Record<Firing, string>> = { ask: words.asks, on: words.all, off: words.off };

export const PixelChoice = ({ value, onChange, error, isOpen }: PixelChoiceProps) => {
  const [typed, type] = useState('');
  const list = useInfiniteQuery({ ...pixelList(), enabled: isOpen });
  const { data: firing } = useQuery({ ...accountFiring(), enabled: isOpen });
  if (list.error && !list.data) return <Text tone="bad">{words.unknown(wholeMessageOf(list.error))}</Text>;
  if (!list.data) return <Skeleton shape="control" />;
  const all = pixelsIn(list.data.pages);
  if (all.length === 0)
    return (
      <Text tone="second" size="sm">
        {words.noPixels} <TextLink to="/pixels?open=new">{words.add}</TextLink>
      </Text>
    );
  const chosen = new Set(value);
  const shown = all.filter((pixel) => matches(pixel, typed.toLowerCase().split(/\s+/)));
  return (
    <Stack gap={3}>
      {all.length > many ? (
        <SearchInput label={words.find} value={typed} onChange={type} shortcut={null} width="fill" />
      ) : null}
      {shown.length > 0 ? (
        <ChipGroup
          label={words.title}
          chosen={chosen}
          chips={byNetwork(shown).map((pixel) => {
            const network = networkOf(pixel.type);
            return {
              id: pixel.id,
              label: pixel.name,
              note: network === pixel.name ? undefined : network,
              warning: canFire(pixel) ? undefined : words.wontFire(network),
            };
          })}
          onChange={(id, isChosen) =>
            onChange(isChosen ? [...value, id].slice(0, maxPixels + 1) : value.filter((each) => each !== id))
          }
        />
      ) : (
        <Text tone="second" size="sm">
          {words.noMatch}
        </Text>
      )}
      {list.hasNextPage ? (
        <Button size="small" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {verbs.loadMore}
        </Button>
      ) : null}
      <FieldError id="pixels-error" text={error} within="group" />
      {firing ? (
        <Text tone={firing === 'off' ? 'warn' : 'second'} size="sm">
          {saidOf[firing]} <TextLink to="/pixels">{words.setting}</TextLink>
        </Text>
      ) : null}
    </Stack>
  );
};
