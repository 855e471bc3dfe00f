import type { Qr } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { isOwnService } from '#web/client/own-service.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { ServerLinks } from './server-links.ts';
import { typeTable } from './type-table.tsx';

/** `tracked` is a dynamic code, with an address of the service; `direct` a static one, with the content itself. */
export type Variant = 'tracked' | 'direct';

export const variantOptions = [
  { value: 'tracked', label: words.dynamic },
  { value: 'direct', label: words.static },
] as const;

/** What a code is until something else is chosen: a phone that is to join a network has none to ask the service by. */
export const usualVariant = (type: QrContent['type'] | undefined): Variant =>
  type === 'wifi' ? 'direct' : 'tracked';

/** The two beside each other, each with what it can and can't. */
export const variantCards = (isOwn: boolean) =>
  [
    { value: 'tracked', label: words.dynamic, text: words.dynamicCan },
    { value: 'direct', label: words.static, text: isOwn ? words.staticCannot : words.staticCannotThere },
  ] as const;

/** What a phone does with a dynamic code of a type where a static one does more. */
export const shortcoming = (type: QrContent['type']) => typeTable[type].tracked;

export const explained = (variant: Variant, type: QrContent['type'] | undefined) => {
  if (variant === 'direct') return isOwnService() ? words.staticText : words.staticTextThere;
  const { tracked } = type ? typeTable[type] : {};
  return tracked ? `${words.dynamicText} ${tracked}` : words.dynamicText;
};

/** Other servers often give the address of the picture instead of the scan's, and encoding that would be useless. */
const isPictureAddress = (link: string) => /\.(png|svg|jpe?g|gif|webp)$/i.test(link.split(/[?#]/)[0] ?? '');

/** Where a scan leads, if the server tells. */
export const scanAddress = ({ link, image }: Pick<Qr, 'link' | 'image'>, links: ServerLinks | undefined) =>
  link !== '' && (image !== undefined || (links === 'addresses' && !isPictureAddress(link)))
    ? link
    : undefined;

/** The picture that the server itself has of the code. */
export const pictureOf = ({ link, image }: Qr, links: ServerLinks | undefined) =>
  image ?? (links === 'pictures' || isPictureAddress(link) ? link : undefined);

export const directPayload = (content: QrContent | undefined) => content && payloadOf(content);
