import type { Qr } from '#contract/qr.ts';
import type { QrContent } from '#contract/qr-data.ts';
import { payloadOf } from '#qr/payload.ts';
import { typeTable } from './type-table.tsx';

/** `tracked` holds the address of the service, `direct` the content itself. */
export type Variant = 'tracked' | 'direct';

export const variantOptions = [
  { value: 'tracked', label: 'Tracked' },
  { value: 'direct', label: 'Direct' },
] as const;

/** Only from a direct code does a phone do by itself what these are for. */
export const isBestDirect = (type: QrContent['type']) => type === 'wifi' || type === 'vcard';

export const explained = (variant: Variant, type: QrContent['type'] | undefined) =>
  variant === 'direct'
    ? 'Holds the content itself: works without the service, is never counted, and stays as printed for good.'
    : `Holds an address of the service: each scan is counted, and you can change the content without printing again.${type && typeTable[type].tracked ? ` ${typeTable[type].tracked}` : ''}`;

/** Other servers often give the address of the picture in place of that of the scan: encoding it would lead nowhere. */
const isPictureAddress = (link: string) => /\.(png|svg|jpe?g|gif|webp)$/i.test(link.split(/[?#]/)[0] ?? '');

/** Where a scan leads, if the server tells. */
export const scanAddress = ({ link, image }: Pick<Qr, 'link' | 'image'>) =>
  link !== '' && (image !== undefined || !isPictureAddress(link)) ? link : undefined;

/** The picture that the server itself has of the code. */
export const pictureOf = ({ link, image }: Qr) => image ?? (isPictureAddress(link) ? link : undefined);

export const directPayload = (content: QrContent | undefined) => content && payloadOf(content);
