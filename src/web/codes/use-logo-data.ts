import { useQuery } from '@tanstack/react-query';
import { pictureAddress, pictureData } from '#web/api/pictures.ts';
import { useSettled } from '#web/browser/settled.ts';
import { showsPicture } from '#web/browser/shows-picture.ts';

/**
 * A logo as something that can be drawn: undefined while it is read, null where it can't be.
 * @param isWhole while it is typed: whether it is an address by now
 */
export const useLogoData = (logo: string, isWhole = logo !== ''): string | null | undefined => {
  // Each typed letter makes another address, so it waits for a pause.
  const settled = useSettled(logo, 400);
  const isDrawn = logo.startsWith('data:');
  const { data } = useQuery({ ...pictureData(logo), enabled: !isDrawn && settled === logo && isWhole });
  return isDrawn ? logo : data;
};

/** Whether no picture comes from a logo's address, read or shown. @param data what `useLogoData` has of it */
export const useIsLogoLost = (logo: string, data: string | null | undefined): boolean => {
  const { data: isShown } = useQuery({
    queryKey: ['picture', 'shown', logo],
    queryFn: () => showsPicture(pictureAddress(logo)),
    enabled: data === null,
    staleTime: 60_000,
    retry: false,
  });
  return data === null && isShown === false;
};
