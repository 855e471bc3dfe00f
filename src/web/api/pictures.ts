import { queryOptions } from '@tanstack/react-query';
import { pictureDataUrl } from '#web/browser/picture-file.ts';
import { currentCredentials } from '#web/client/credentials.ts';

/** A path of the server, as a logo may be given, as an address. */
export const pictureAddress = (given: string) =>
  given.startsWith('/') ? `${currentCredentials()?.server || location.origin}${given}` : given;

/** What is sent of a page, without the picture that it had when its form was opened: by now it may have another. */
export const withoutSamePicture = <Page extends { picture?: string }>(
  { picture, ...page }: Page,
  before: string | undefined,
) => (picture === before ? page : { ...page, picture });

/**
 * A picture as a `data:` URL, so that it can go into a drawing; null where its server lets no page of another origin
 * read it, or where it is no png or jpg. It is read without the key.
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
 * The logo that the server draws into a code's picture, as a `data:` URL or an address; undefined where it draws none. It
 * is no request of the API, so that many can be asked for.
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
