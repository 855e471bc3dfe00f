import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';

Reflect.deleteProperty(globalThis, 'indexedDB');

/** Gives the tests of this file an IndexedDB, which is empty at first. Other files have none. */
export function provideIndexedDb() {
  globalThis.indexedDB = new IDBFactory();
  afterAll(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
}
