export { readableUrl } from '#qr/readable-url.ts';
