import { beforeEach, describe, expect, test } from 'vitest';
import { writeStored, readStored } from '#web/browser/stored.ts';
import {
  beginViewing,
  type Credentials,
  currentCredentials,
  dropCredentials,
  staysSignedIn,
  saveCredentials,
  markKeyRefused,
  rereadCredentials,
} from './credentials.ts';
import { credentialsKey } from './several-accounts.ts';

const server = 'https://links.example.com';
const ada: Credentials = { server, key: 'of Ada', kind: 'key' };
const bob: Credentials = { server, key: 'of Bob', kind: 'key' };

/** Simulates a tab that is opened next, or a reload of this one. */
const inNewTab = () => {
  sessionStorage.clear();
  rereadCredentials();
  return currentCredentials()?.key;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rereadCredentials();
});

describe('the account that stays signed in', () => {
  test('keeps its data when a session of one tab signs out of another account', () => {
    // Bob is signed in to in this tab, and Ada in another tab in the meantime.
    saveCredentials(bob, { stay: false });
    localStorage.setItem(credentialsKey, JSON.stringify(ada));
    localStorage.setItem('waypost-kept:design', '"of Ada"');
    expect(staysSignedIn()).toBe(false);
    writeStored('tab', 'draft link', 'from Bob');
    dropCredentials();
    expect(currentCredentials()).toBeUndefined();
    expect(JSON.stringify(sessionStorage)).not.toContain('Bob');
    expect(inNewTab()).toBe(ada.key);
    expect(readStored('browser', 'design')).toBe('of Ada');
  });

  test('keeps its data when the key of an inspect-only visit is refused', () => {
    saveCredentials(ada, { stay: true });
    writeStored('browser', 'design', 'of Ada');
    beginViewing({ ...bob, visit: { kind: 'choice' } });
    markKeyRefused(bob.key, '');
    dropCredentials();
    expect(currentCredentials()).toBeUndefined();
    expect(inNewTab()).toBe(ada.key);
    expect(readStored('browser', 'design')).toBe('of Ada');
  });
});
