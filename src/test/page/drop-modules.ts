import { afterAll, vi } from 'vitest';

// Registered before the hooks of other setup files, so it runs after them.
afterAll(() => {
  vi.resetModules();
});
