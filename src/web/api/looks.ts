import { looks } from '#contract/calls.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { type AddLook, type ApplyLook, Template } from '#contract/looks.ts';
import { refreshPictures } from '#web/browser/fresh-pictures.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { call } from '#web/client/client.ts';
import { hasExtension } from '#web/client/server-extensions.ts';
import { read } from '#web/client/read.ts';
import { lists, refetchList } from './lists.ts';

/** Templates of QR codes. The server keeps them, or this browser if the server can't. */

const storageKey = 'qr-templates';

const keptHere = (): Template[] => z.array(Template).safeParse(readStored('browser', storageKey)).data ?? [];

const keepHere = (templates: readonly Template[]) =>
  void writeStored(
    'browser',
    storageKey,
    templates.toSorted((one, other) => one.name.localeCompare(other.name)),
  );

/**
 * Reads the templates.
 * @param atServer whether the server keeps them
 */
export const lookList = (atServer: boolean) =>
  queryOptions({
    queryKey: ['looks', atServer],
    queryFn: async (context): Promise<Template[]> =>
      atServer ? (await read(looks.list, {}, context)).looks : keptHere(),
    staleTime: 60_000,
  });

/** At most one template is the default for new codes. */
const withStandard = (templates: readonly Template[], id: number) =>
  templates.map((template) => ({ ...template, standard: template.id === id }));

async function add({ standard = false, ...given }: z.output<typeof AddLook>): Promise<void> {
  if (hasExtension('looks')) {
    await call(looks.add, { body: { standard, ...given } });
    return;
  }
  const kept = keptHere();
  const id = Math.max(0, ...kept.map((template) => template.id)) + 1;
  const all = [...kept, { id, standard, ...given }];
  keepHere(standard ? withStandard(all, id) : all);
}

interface LookChange {
  id: number;
  name?: string;
  standard?: boolean;
}

async function update({ id, ...change }: LookChange): Promise<void> {
  if (hasExtension('looks')) {
    await call(looks.update, { params: { id }, body: change });
    return;
  }
  const changed = keptHere().map((template) => (template.id === id ? { ...template, ...change } : template));
  keepHere(change.standard ? withStandard(changed, id) : changed);
}

async function remove(id: number): Promise<void> {
  if (hasExtension('looks')) await call(looks.delete, { params: { id } });
  else keepHere(keptHere().filter((template) => template.id !== id));
}

export const addLook = mutationOptions({
  mutationFn: add,
  onSuccess: (_done, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['looks'] }),
});

export const updateLook = mutationOptions({
  mutationFn: update,
  onSuccess: (_done, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['looks'] }),
});

export const deleteLook = mutationOptions({
  mutationFn: remove,
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: ['looks'] }),
});

/**
 * Applies a design to many codes.
 * @returns the outcome for each code, in the order of the ids
 */
export const applyLook = mutationOptions({
  mutationFn: async (body: z.input<typeof ApplyLook>) => (await call(looks.apply, { body })).results,
  onSuccess: (_results, _body, _result, { client }) => {
    refreshPictures();
    return Promise.all([
      client.invalidateQueries({ queryKey: ['qr', 'detail'] }),
      refetchList(client, lists.qr),
    ]);
  },
});
