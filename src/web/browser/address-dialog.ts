import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const form = /^([a-z]+)(?:-(\d{1,9}))?$/;

/** Set on the entries of the history that opened a dialog: to close it is to go back. */
const isOurs = (state: unknown) =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;

const searchWith = (search: string, open: string | undefined) => {
  const next = new URLSearchParams(search);
  if (open === undefined) next.delete('open');
  else next.set('open', open);
  return `?${next.toString()}`;
};

/**
 * Which dialog is open over the page, as it stands in the page's address: `?open=edit-12`. So a reload keeps it, the
 * browser's Back closes it, and a dialog that is opened from another one leads back there.
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

  /** Stays the same function, so that what is made with it does too. */
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
    /** The id, if this is the dialog that is open. */
    idOf: (name: Name) => (match?.[1] === name && match[2] !== undefined ? Number(match[2]) : undefined),
    open,
    close: () => {
      // A second Escape before the first has taken effect must not leave the page.
      if (leaving.current === key) return;
      leaving.current = key;
      if (isOpenedHere) void navigate(-1);
      else drop();
    },
    /** Closes also what this dialog was opened from: its record is gone. */
    drop,
    /** Leaves the page of a record that is gone, so that Back doesn’t lead there. */
    leaveTo: (path: string) => {
      if (!isOpenedHere) return void navigate(path, { replace: true });
      next.current = path;
      return void navigate(-1);
    },
  };
};

export type AddressDialog<Name extends string> = ReturnType<typeof useAddressDialog<Name>>;
