import { writeStored, readStored } from '#web/browser/stored.ts';

/** The parameters by which analytics tools identify where a visit came from. */
export const utmTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

export type UtmValues = Record<string, string>;

const storageKey = 'utm templates';

const isTemplate = (value: unknown): value is UtmValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string');

export const savedTemplates = (): UtmValues[] => {
  const kept = readStored('browser', storageKey);
  return Array.isArray(kept) ? kept.filter(isTemplate) : [];
};

export const saveTemplates = (templates: readonly UtmValues[]) =>
  writeStored('browser', storageKey, templates);

/** Returns a template's label, such as "newsletter · email · spring-sale". */
export const templateLabel = (values: UtmValues) => utmTags.flatMap((name) => values[name] || []).join(' · ');
