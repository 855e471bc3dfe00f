import { account } from '#contract/calls.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useIsOwnService } from '#web/client/own-service.ts';
import { read } from '#web/client/read.ts';
import { formatDigits } from '#web/lib/numbers.ts';
import { pictures as words } from '#web/words/pictures.ts';

const pictureRoom = () =>
  queryOptions({
    queryKey: ['account', 'pictures'],
    queryFn: async (context) => (await read(account.pictures, {}, context)).data,
  });

/** Share of the space from which users are shown how much is left. */
const nearlyAll = 0.8;

const mib = (bytes: number) => formatDigits(bytes / 1024 / 1024, bytes < 10 * 1024 * 1024 ? 1 : 0);

/**
 * Returns the same for a picture.
 * @param picture the form's value. A `data:` URL isn't saved yet.
 */
export const usePictureRoom = (picture: string) =>
  useUploadRoom(picture.startsWith('data:') ? (picture.length * 3) / 4 : undefined);

/**
 * Returns a sentence about how much of its space an account's uploads would take. Undefined while there is plenty. It's
 * requested once the user has chosen a file.
 * @param size size of a file that isn't saved yet, in bytes
 */
export function useUploadRoom(size: number | undefined): string | undefined {
  const isNew = useIsOwnService() && size !== undefined;
  const { data } = useQuery({ ...pictureRoom(), enabled: isNew });
  if (!isNew || !data) return undefined;
  const bytes = data.bytes + size;
  if (bytes < data.most * nearlyAll) return undefined;
  return words.room(mib(bytes), mib(data.most));
}
