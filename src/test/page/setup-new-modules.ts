/**
 * Runs before each file of page tests that need modules in their initial state: drops the dashboard's modules after it.
 * Packages stay loaded, as loading React, jsdom and the rest anew takes longer than the tests.
 */
import './drop-modules.ts';
import './setup.ts';
