import { useQuery } from '@tanstack/react-query';
import { Logo } from '#contract/qr.ts';
import { pictureData } from '#web/api/pictures.ts';
import { useSettled } from '#web/browser/settled.ts';

/** A logo as something that can be drawn: undefined while it is read, null where it can't be. */
export const useLogoData = (logo: string): string | null | undefined => {
  // Each typed letter makes another address, so it waits for a pause.
  const settled = useSettled(logo, 400);
  const isDrawn = logo.startsWith('data:');
  const isWhole = !isDrawn && settled === logo && Logo.safeParse(logo).success;
  const { data } = useQuery({ ...pictureData(logo), enabled: isWhole });
  return isDrawn ? logo : data;
};
