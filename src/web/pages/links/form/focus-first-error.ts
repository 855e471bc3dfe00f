import { useEffect, useRef } from 'react';
import type { LinkForm } from './link-fields.ts';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the invalid fields at any depth, since a row's fields are in a group of their own. */
const refusedFields = (errors: object): HTMLElement[] =>
  Object.values(errors).flatMap((error: unknown) => {
    if (!isGroup(error)) return [];
    if (!('message' in error)) return refusedFields(error);
    return 'ref' in error && error.ref instanceof HTMLElement ? [error.ref] : [];
  });

const byPlace = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * On submit, focuses the first invalid field on the page. The form's own focus handling (`shouldFocusError`) is off,
 * since it uses the order of registration, which puts rows added later last.
 */
export const useFocusFirstError = ({ formState }: Pick<LinkForm, 'formState'>) => {
  const { errors, submitCount } = formState;
  const seen = useRef(submitCount);
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    refusedFields(errors).toSorted(byPlace)[0]?.focus();
  }, [submitCount, errors]);
};
