import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const form = /^([a-z]+)(?:-(\d{1,9}))?$/;

/** Returns whether the history entry opened a dialog, so that closing the dialog goes back. */
const isOurs = (state: unknown) =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;

const searchWith = (search: string, open: string | undefined) => {
  const next = new URLSearchParams(search);
  if (open === undefined) next.delete('open');
  else next.set('open', open);
  return `?${next.toString()}`;
};

/**
 * Reads the open dialog from the page's address, such as `?open=edit-12`. A reload keeps the dialog, the browser's Back
 * button closes it, and a dialog opened from another one returns to it.
 */
export const useAddressDialog = <Name extends string>() => {
  const { search, key, ...location } = useLocation();
  const isOpenedHere = isOurs(location.state);
  const navigate = useNavigate();
  const match = form.exec(new URLSearchParams(search).get('open') ?? '');
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const leaving = useRef<string>(undefined);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined || match) return;
    void navigate(next.current, { replace: true });
    next.current = undefined;
  });

  /** Stable, so that values memoized with it stay stable too. */
  const open = useCallback(
    (name: Name, id?: number) =>
      void navigate(
        { search: searchWith(latest.current, id === undefined ? name : `${name}-${id}`) },
        { state: { opened: true }, preventScrollReset: true },
      ),
    [navigate],
  );
  const drop = () =>
    void navigate({ search: searchWith(search, undefined) }, { replace: true, preventScrollReset: true });

  return {
    name: match?.[1] as Name | undefined,
    /** Returns the id if this dialog is open. */
    idOf: (name: Name) => (match?.[1] === name && match[2] !== undefined ? Number(match[2]) : undefined),
    open,
    close: () => {
      // A second Escape before the first has taken effect must not leave the page.
      if (leaving.current === key) return;
      leaving.current = key;
      if (isOpenedHere) void navigate(-1);
      else drop();
    },
    /** Also closes the dialog that opened this one, since its record is gone. */
    drop,
    /** Leaves the page of a deleted record, so that Back doesn't return to it. */
    leaveTo: (path: string) => {
      if (!isOpenedHere) return void navigate(path, { replace: true });
      next.current = path;
      return void navigate(-1);
    },
  };
};

export type AddressDialog<Name extends string> = ReturnType<typeof useAddressDialog<Name>>;
