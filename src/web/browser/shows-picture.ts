/** Whether an address is that of a picture, as only an image tells of another server's. Shows it to nobody. */
export const showsPicture = (address: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    image.src = address;
  });
