import type { Product } from '#test/start-product.ts';

interface NewLink {
  url: string;
  /** The alias. Random if omitted. */
  custom?: string;
  title?: string;
}

/** Creates a short link over the API. */
export async function addLink(product: Product, key: string, link: NewLink) {
  const response = await fetch(`${product.url}/api/url/add`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(link),
  });
  if (!response.ok) throw new Error(`The link was not made: ${await response.text()}`);
  return (await response.json()) as { id: number; shorturl: string };
}
