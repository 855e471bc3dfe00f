import type { Product } from '#test/start-product.ts';

/** Creates a tracked QR code of a link over the API. */
export async function addCode(product: Product, key: string, code: { data: string; name: string }) {
  const response = await fetch(`${product.url}/api/qr/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'link', ...code }),
  });
  return (await response.json()) as { link: string };
}
