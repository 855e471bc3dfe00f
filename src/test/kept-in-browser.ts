import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';

Reflect.deleteProperty(globalThis, 'indexedDB');

/** For the tests of this file there is a browser that keeps databases, empty at first; for others there is none. */
export function keepsDatabases() {
  globalThis.indexedDB = new IDBFactory();
  afterAll(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
}
