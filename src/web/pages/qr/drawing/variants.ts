import type { Qr } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import { typeTable } from './type-table.tsx';

/** `tracked` is a dynamic code, with an address of the service; `direct` a static one, with the content itself. */
export type Variant = 'tracked' | 'direct';

export const variantOptions = [
  { value: 'tracked', label: words.dynamic },
  { value: 'direct', label: words.static },
] as const;

/** A phone joins a network or saves a contact by itself only from a static code. */
export const isBestDirect = (type: QrContent['type']) => type === 'wifi' || type === 'vcard';

export const explained = (variant: Variant, type: QrContent['type'] | undefined) => {
  if (variant === 'direct') return words.staticText;
  const { tracked } = type ? typeTable[type] : {};
  return tracked ? `${words.dynamicText} ${tracked}` : words.dynamicText;
};

/** Other servers often give the address of the picture instead of the scan's, and encoding that would be useless. */
const isPictureAddress = (link: string) => /\.(png|svg|jpe?g|gif|webp)$/i.test(link.split(/[?#]/)[0] ?? '');

/** Where a scan leads, if the server tells. */
export const scanAddress = ({ link, image }: Pick<Qr, 'link' | 'image'>) =>
  link !== '' && (image !== undefined || !isPictureAddress(link)) ? link : undefined;

/** The picture that the server itself has of the code. */
export const pictureOf = ({ link, image }: Qr) => image ?? (isPictureAddress(link) ? link : undefined);

export const directPayload = (content: QrContent | undefined) => content && payloadOf(content);
