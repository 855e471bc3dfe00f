import type { Product } from '#test/start-product.ts';

/** Creates an account with `count` QR codes. Returns the codes' URLs and the account's key. */
export async function addCodes(product: Product, count: number): Promise<{ key: string; codes: string[] }> {
  const words = 'account add --email ada@example.com --username ada --password';
  const { key } = await product.waypost<{ key: string }>(...words.split(' '), 'correct horse');
  const codes: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const response = await fetch(`${product.url}/api/qr/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'link', data: `https://example.com/${number}` }),
    });
    codes.push(((await response.json()) as { link: string }).link);
  }
  return { key, codes };
}
