import { useQuery } from '@tanstack/react-query';
import { pictureAddress, pictureData } from '#web/api/pictures.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { showsPicture } from '#web/browser/shows-picture.ts';

/**
 * Returns a logo as a data: URL, undefined while it loads, or null if it can't be loaded.
 * @param isWhole whether the input is a complete address
 */
export const useLogoData = (logo: string, isWhole = logo !== ''): string | null | undefined => {
  // Every letter changes the address, so loading is debounced.
  const settled = useDebounced(logo, 400);
  const isDrawn = logo.startsWith('data:');
  const { data } = useQuery({ ...pictureData(logo), enabled: !isDrawn && settled === logo && isWhole });
  return isDrawn ? logo : data;
};

/**
 * Returns whether a logo's address provides no picture at all, neither to read nor to show.
 * @param data the result of `useLogoData`
 */
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
