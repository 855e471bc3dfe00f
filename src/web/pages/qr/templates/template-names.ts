import type { Template } from '#contract/looks.ts';

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** Whether another template is called so: by its name alone one tells them apart. @param id of the one that is renamed */
export const isTaken = (templates: readonly Template[], name: string, id?: number) =>
  templates.some((template) => template.id !== id && plain(template.name) === plain(name));
