import type { Qr } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { isOwnService } from '#web/client/own-service.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { ServerLinks } from './server-links.ts';
import { typeTable } from './type-table.tsx';

/** `tracked` is a dynamic code with an address of the service. `direct` is a static code with the content itself. */
export type Variant = 'tracked' | 'direct';

export const variantOptions = [
  { value: 'tracked', label: words.dynamic },
  { value: 'direct', label: words.static },
] as const;

/**
 * Returns the default variant. A phone that scans a code to join a Wi-Fi network is offline and couldn't ask the
 * service.
 */
export const defaultVariant = (type: QrContent['type'] | undefined): Variant =>
  type === 'wifi' ? 'direct' : 'tracked';

/** Returns the cards for both variants with their advantages and limits. */
export const variantCards = (isOwn: boolean) =>
  [
    { value: 'tracked', label: words.dynamic, text: words.dynamicCan },
    { value: 'direct', label: words.static, text: isOwn ? words.staticCannot : words.staticCannotThere },
  ] as const;

/** Returns what a phone does with a dynamic code, for types with which a static code does more. */
export const shortcoming = (type: QrContent['type']) => typeTable[type].tracked;

export const explained = (variant: Variant, type: QrContent['type'] | undefined) => {
  if (variant === 'direct') return isOwnService() ? words.staticText : words.staticTextThere;
  const { tracked } = type ? typeTable[type] : {};
  return tracked ? `${words.dynamicText} ${tracked}` : words.dynamicText;
};

/**
 * Other servers often return the picture's address instead of the scan's. A code with that address would be useless.
 */
const isPictureAddress = (link: string) => /\.(png|svg|jpe?g|gif|webp)$/i.test(link.split(/[?#]/)[0] ?? '');

/** Returns the address that a scan opens, if the server returns it. */
export const scanAddress = ({ link, image }: Pick<Qr, 'link' | 'image'>, links: ServerLinks | undefined) =>
  link !== '' && (image !== undefined || (links === 'addresses' && !isPictureAddress(link)))
    ? link
    : undefined;

/** Returns the server's own picture of the code. */
export const pictureOf = ({ link, image }: Qr, links: ServerLinks | undefined) =>
  image ?? (links === 'pictures' || isPictureAddress(link) ? link : undefined);

export const directPayload = (content: QrContent | undefined) => content && payloadOf(content);
