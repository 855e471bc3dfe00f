import { describe, expect, test } from 'vitest';
import { chunkNames, findCycle } from './chunks.ts';

const files = (imports: Record<string, readonly string[]>) =>
  new Map(Object.entries(imports).map(([file, imported]) => [file, { imports: imported }]));

describe('import cycles', () => {
  test('are found across several files', () => {
    const circle = findCycle(files({ entry: ['a', 'b'], a: ['c'], b: [], c: ['b', 'd'], d: ['a'] }));
    expect(circle).toEqual(['a', 'c', 'd', 'a']);
  });

  test('of a file that imports itself are found', () => {
    expect(findCycle(files({ entry: ['a'], a: ['a'] }))).toEqual(['a', 'a']);
  });

  test('are not reported for a shared file', () => {
    const shared = files({ entry: ['a', 'b'], a: ['shared', 'elsewhere'], b: ['shared'], shared: [] });
    expect(findCycle(shared)).toBeUndefined();
  });
});

describe('a module', () => {
  const src = `${process.cwd()}/src/web`;
  const kit = `${process.cwd()}/node_modules`;
  const page = (name: string) => `${src}/pages/${name}Page.tsx`;
  const contractOf = (name: string) => `${process.cwd()}/src/contract/${name}.ts`;
  const sheets = `${process.cwd()}/src/qr/sheets.ts`;
  /** The modules that each imports immediately, and the ones that it imports lazily. */
  const modules: Record<string, { now?: string[]; later?: string[] }> = {
    [`${src}/app/main.ts`]: { now: [`${src}/language.ts`], later: [`${src}/app/start.tsx`] },
    [`${src}/app/start.tsx`]: { now: [`${src}/app/routes.tsx`, `${kit}/react/index.js`] },
    [`${src}/app/routes.tsx`]: {
      later: [
        'links/LinkList',
        'qr/QrList',
        'bio/BioList',
        'links/Link',
        'qr/record/Qr',
        'account/Account',
        'jobs/Jobs',
        'sign-in/SignIn',
        'sign-in/Register',
      ].map(page),
    },
    [page('links/LinkList')]: {
      now: [`${src}/ui/Table.tsx`, `${src}/replica/copy.ts`],
      later: [`${src}/AddDialog.tsx`],
    },
    [page('qr/QrList')]: {
      now: [`${src}/ui/Table.tsx`, `${src}/replica/copy.ts`, `${src}/words/qr.ts`],
      later: [`${src}/EditDialog.tsx`],
    },
    [page('bio/BioList')]: { now: [`${src}/ui/Table.tsx`, `${src}/bio-only.ts`] },
    [page('links/Link')]: { now: [`${src}/statistics/Chart.tsx`, contractOf('limits')] },
    [page('qr/record/Qr')]: { now: [`${src}/statistics/Chart.tsx`] },
    [page('jobs/Jobs')]: { now: [`${src}/words/qr.ts`] },
    [page('account/Account')]: { now: [`${src}/account-only.ts`, `${src}/ui/Field.tsx`] },
    [page('sign-in/SignIn')]: { now: [`${src}/ui/Field.tsx`, `${src}/ui/Form.tsx`, contractOf('session')] },
    [page('sign-in/Register')]: { now: [`${src}/ui/Form.tsx`] },
    [contractOf('session')]: { now: [`${kit}/zod/mini/index.js`] },
    [contractOf('links')]: { now: [`${kit}/zod/mini/index.js`, contractOf('limits')] },
    [contractOf('qr-look')]: { now: [`${kit}/zod/mini/index.js`] },
    [contractOf('changes')]: { now: [`${kit}/zod/mini/index.js`] },
    [`${src}/ui/Form.tsx`]: { now: [`${kit}/react-hook-form/index.js`] },
    [`${src}/AddDialog.tsx`]: {
      now: [`${src}/ui/Dialog.tsx`, sheets, contractOf('links'), contractOf('qr-look')],
    },
    [`${src}/EditDialog.tsx`]: {
      now: [`${src}/ui/Dialog.tsx`, sheets, contractOf('links'), contractOf('qr-look')],
    },
    [`${src}/ui/Dialog.tsx`]: { now: [`${kit}/@base-ui/react/dialog.js`] },
  };
  const chunkOf = (id: string) =>
    chunkNames()(id, (of) => ({
      importedIds: modules[of]?.now ?? [],
      dynamicallyImportedIds: modules[of]?.later ?? [],
    }));

  test.each([
    ['that chooses the language', `${src}/language.ts`, 'main'],
    ['of every page', `${src}/app/routes.tsx`, 'frame'],
    ['that lasts from build to build', `${kit}/react/index.js`, 'vendor'],
    ['of two dialogs, from another room', sheets, 'acts'],
    ['of three lists', `${src}/ui/Table.tsx`, 'frame'],
    ['of lists that the browser keeps', `${src}/replica/copy.ts`, 'lists'],
    ['of one list and of tasks, which know them all', `${src}/words/qr.ts`, 'qr-list'],
    ['of pages that show numbers', `${src}/statistics/Chart.tsx`, 'measures'],
    ['of one page alone', `${src}/account-only.ts`, undefined],
    ['that is the page of a record with figures', page('qr/record/Qr'), 'qr'],
    ['that is another page', page('account/Account'), undefined],
    ['of one list alone', `${src}/bio-only.ts`, 'bio-list'],
    ['of sign-in and others', `${src}/ui/Field.tsx`, 'fields'],
    ['of the forms of sign-in', `${src}/ui/Form.tsx`, 'sign-in-forms'],
    ['of schemas that sign-in checks', contractOf('session'), 'schemas'],
    ['of schemas of two dialogs', contractOf('links'), 'contract'],
    ['of schemas of QR codes', contractOf('qr-look'), 'contract-qr'],
    ['of schemas that only read answers', contractOf('changes'), 'answers'],
    ['that schemas and pages know', contractOf('limits'), 'frame'],
    ['of the contract that no page begins with', contractOf('answers/other-outlines'), undefined],
    ['of several dialogs', `${src}/ui/Dialog.tsx`, 'dialogs'],
    ['of one dialog alone', `${src}/AddDialog.tsx`, undefined],
    ['of the kit', `${kit}/@base-ui/react/dialog.js`, 'overlay'],
    ['that draws the map', `${kit}/d3-geo/index.js`, undefined],
  ])('%s is put into the expected chunk', (_what, id, name) => {
    expect(chunkOf(id)).toBe(name);
  });
});
