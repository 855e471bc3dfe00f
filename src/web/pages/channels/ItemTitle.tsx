import type { ChannelItem } from '#contract/channels.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { addressOf, placeOf, titleOf } from './item-place.ts';

interface ItemTitleProps {
  item: ChannelItem;
}

export const ItemTitle = ({ item }: ItemTitleProps) => {
  const title = <bdi>{titleOf(item)}</bdi>;
  const to = placeOf(item, useExtension('bio'));
  const href = addressOf(item);
  return to || href ? (
    <TextLink to={to} href={href} look="quiet">
      {title}
    </TextLink>
  ) : (
    title
  );
};
