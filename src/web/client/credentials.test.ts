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

describe('what stays signed in in this browser', () => {
  test('outlives the sign-out of a session of one tab, with what is kept for it', () => {
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

  test('outlives a visit to only look whose key is refused', () => {
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
