import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { bytesOfPictures, type PictureOwner } from '#server/store/pictures.ts';
import type { Service } from './service.ts';

const MiB = 1024 * 1024;

/** Returns how many bytes the account's uploaded pictures take, and how many they may take. */
export const pictureUsage = async (
  { db, config }: Pick<Service, 'db' | 'config'>,
  accountId: number,
  but?: PictureOwner,
) => ({ bytes: await bytesOfPictures(db, accountId, but), most: config.PICTURE_QUOTA * MiB });

/**
 * @param picture the upload, if there is one
 * @param owner the record that has the picture. Omitted for a new record.
 * @throws ApiRefusal 400 at the field if the account's pictures would take more than they may
 */
export async function mustFitQuota(
  service: Pick<Service, 'db' | 'config'>,
  accountId: number,
  picture: { bytes: { length: number } } | null | undefined,
  field: 'logo' | 'picture' | 'data',
  owner?: PictureOwner,
): Promise<void> {
  if (!picture) return;
  const { bytes, most } = await pictureUsage(service, accountId, owner);
  if (bytes + picture.bytes.length <= most) return;
  throw new ApiRefusal(
    400,
    `Your uploads would take more than ${most / MiB} MiB together. Delete some, or upload something smaller.`,
    field,
  );
}
