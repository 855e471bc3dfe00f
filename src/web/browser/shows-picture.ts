/** Returns whether an address is a picture. Only an image element can tell for other servers. The image isn't shown. */
export const showsPicture = (address: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    image.src = address;
  });
