import { queryOptions } from '@tanstack/react-query';
import { pictureDataUrl } from '#web/browser/picture-file.ts';
import { currentCredentials } from '#web/client/credentials.ts';

/** Converts a server path, which a logo may have, to an address. */
export const pictureAddress = (given: string) =>
  given.startsWith('/') ? `${currentCredentials()?.server || location.origin}${given}` : given;

/** Drops a picture that is unchanged since the form was opened, as the page may have another one by now. */
export const withoutSamePicture = <Page extends { picture?: string }>(
  { picture, ...page }: Page,
  before: string | undefined,
) => (picture === before ? page : { ...page, picture });

/**
 * Reads a picture as a `data:` URL, so that it can be embedded in a drawing. The data is null if its server doesn't
 * allow other origins to read it, or if it's no png or jpg. It's read without the key.
 */
export const pictureData = (given: string) =>
  queryOptions({
    queryKey: ['picture', given],
    queryFn: async ({ signal }) => {
      if (given.startsWith('data:')) return given;
      try {
        const answer = await fetch(pictureAddress(given), {
          signal,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        });
        return answer.ok ? ((await pictureDataUrl(await answer.blob())) ?? null) : null;
      } catch {
        return null;
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  });

/**
 * Returns the logo that the server draws into a code's picture, as a `data:` URL or an address. Returns undefined if it
 * draws none. This isn't an API request, so many can be read.
 */
export async function logoInPicture(image: string | undefined): Promise<string | undefined> {
  if (!image?.endsWith('.svg')) return undefined;
  try {
    const answer = await fetch(image, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    return drawn.querySelector('image')?.getAttribute('href') ?? undefined;
  } catch {
    return undefined;
  }
}
