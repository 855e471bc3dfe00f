import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { bytesOfPictures, type PictureOwner } from '#server/store/pictures.ts';
import type { Service } from './service.ts';

const MiB = 1024 * 1024;

/** How many bytes the pictures take that an account has uploaded, and how many they may. */
export const pictureRoom = async (
  { db, config }: Pick<Service, 'db' | 'config'>,
  accountId: number,
  but?: PictureOwner,
) => ({ bytes: await bytesOfPictures(db, accountId, but), most: config.PICTURE_QUOTA * MiB });

/**
 * @param picture what was uploaded, if something was
 * @param owner what has it; absent: something new
 * @throws ApiRefusal 400 at the field when the account's pictures would take more than they may
 */
export async function mustHaveRoom(
  service: Pick<Service, 'db' | 'config'>,
  accountId: number,
  picture: { bytes: { length: number } } | null | undefined,
  field: 'logo' | 'picture' | 'data',
  owner?: PictureOwner,
): Promise<void> {
  if (!picture) return;
  const { bytes, most } = await pictureRoom(service, accountId, owner);
  if (bytes + picture.bytes.length <= most) return;
  throw new ApiRefusal(
    400,
    `Your uploads would take more than ${most / MiB} MiB together. Delete some, or upload something smaller.`,
    field,
  );
}
