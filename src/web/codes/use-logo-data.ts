import { useQuery } from '@tanstack/react-query';
import { pictureData } from '#web/api/pictures.ts';
import { useSettled } from '#web/browser/settled.ts';

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
