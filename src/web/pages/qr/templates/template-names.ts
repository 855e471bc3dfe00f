import type { Template } from '#contract/looks.ts';

const plain = (name: string) => name.trim().toLocaleLowerCase();

/**
 * Whether another template has this name, since users distinguish templates by name only.
 * @param id the id of the template that is renamed
 */
export const isTaken = (templates: readonly Template[], name: string, id?: number) =>
  templates.some((template) => template.id !== id && plain(template.name) === plain(name));
