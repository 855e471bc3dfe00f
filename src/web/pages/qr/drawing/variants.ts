import type { Qr } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import { typeTable } from './type-table.tsx';

/** `tracked` holds the address of the service, `direct` the content itself. */
export type Variant = 'tracked' | 'direct';

export const variantOptions = [
  { value: 'tracked', label: words.dynamic },
  { value: 'direct', label: words.static },
] as const;

/** Only from a direct code does a phone do by itself what these are for. */
export const isBestDirect = (type: QrContent['type']) => type === 'wifi' || type === 'vcard';

export const explained = (variant: Variant, type: QrContent['type'] | undefined) => {
  if (variant === 'direct') return words.staticText;
  const { tracked } = type ? typeTable[type] : {};
  return tracked ? `${words.dynamicText} ${tracked}` : words.dynamicText;
};

/** Other servers often give the address of the picture in place of that of the scan: encoding it would lead nowhere. */
const isPictureAddress = (link: string) => /\.(png|svg|jpe?g|gif|webp)$/i.test(link.split(/[?#]/)[0] ?? '');

/** Where a scan leads, if the server tells. */
export const scanAddress = ({ link, image }: Pick<Qr, 'link' | 'image'>) =>
  link !== '' && (image !== undefined || !isPictureAddress(link)) ? link : undefined;

/** The picture that the server itself has of the code. */
export const pictureOf = ({ link, image }: Qr) => image ?? (isPictureAddress(link) ? link : undefined);

export const directPayload = (content: QrContent | undefined) => content && payloadOf(content);
