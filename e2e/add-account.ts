import type { Product } from '#test/start-product.ts';

/** The password of every account that a journey adds besides the first. */
export const password = 'correct horse battery';

export const addAccount = (product: Product, username: string, ...more: string[]) =>
  product.waypost<{ id: number; key: string }>(
    'account',
    'add',
    '--username',
    username,
    '--email',
    `${username}@acme.example`,
    '--password',
    password,
    ...more,
  );
