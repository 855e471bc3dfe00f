import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { toastsToShow } from '#web/ui/base/toast.ts';
import { Dialog } from './Dialog.tsx';
import { dialogOnDemand } from './dialog-on-demand.tsx';

interface PartProps {
  open: boolean;
  onClose: () => void;
}

const Part = ({ open }: PartProps) => (open ? <p>It is here</p> : null);

/** Renders a page with a dialog whose code loads when the test says so. */
const renderWaiting = () => {
  const loads: { come: () => void; fail: () => void }[] = [];
  const OnDemand = dialogOnDemand<PartProps>(
    () =>
      new Promise((resolve, reject) => {
        loads.push({ come: () => resolve(Part), fail: () => reject(new Error('Nothing there')) });
      }),
  );
  const pressed = vi.fn<() => void>();
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    useShortcut('n', pressed);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <OnDemand open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  };
  render(<Page />);
  return { loads, pressed, open: () => userEvent.click(screen.getByRole('button', { name: 'Open' })) };
};

it('keys typed while a dialog loads don’t trigger shortcuts of the page', async () => {
  const { loads, pressed, open } = renderWaiting();
  await userEvent.keyboard('n');
  expect(pressed).toHaveBeenCalledTimes(1);
  await open();
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('n');
  expect(pressed).toHaveBeenCalledTimes(1);
  loads[0]?.come();
  await screen.findByText('It is here');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a dialog that fails to load closes with a message and is retried on the next open', async () => {
  const { loads, pressed, open } = renderWaiting();
  await open();
  loads[0]?.fail();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toastsToShow.get().map(({ text }) => text)).toEqual(['Couldn’t load this. Reload the page.']);
  await userEvent.keyboard('n');
  expect(pressed).toHaveBeenCalledTimes(1);
  await open();
  loads[1]?.come();
  await screen.findByText('It is here');
});

it('a dialog whose code arrives during painting appears', async () => {
  // Renders as browsers do, which leave time between a paint and the next task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let come: (() => void) | undefined;
  const OnDemand = dialogOnDemand<PartProps>(
    () =>
      new Promise((resolve) => {
        come = () => resolve(Part);
      }),
  );
  let open = () => {};
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    useLayoutEffect(() => {
      open = () => startTransition(() => setOpen(true));
      if (isOpen) come?.();
    });
    return (
      <>
        <h1>Page</h1>
        <OnDemand open={isOpen} onClose={() => {}} />
      </>
    );
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Page />);
  // The code is preloaded, since the page is idle.
  await waitFor(() => expect(come).toBeDefined());
  open();
  await screen.findByText('It is here');
  root.unmount();
  place.remove();
});

it('keys typed while a dialog opens go into its first field', async () => {
  let come = () => {};
  const Form = ({ open, onClose }: PartProps) => (
    <Dialog open={open} onClose={onClose} title="New link">
      <form>
        <input aria-label="Destination" />
      </form>
    </Dialog>
  );
  const OnDemand = dialogOnDemand<PartProps>(
    () =>
      new Promise((resolve) => {
        come = () => resolve(Form);
      }),
  );
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    useShortcut('n', () => setOpen(true));
    return <OnDemand open={isOpen} onClose={() => setOpen(false)} />;
  };
  render(<Page />);
  await userEvent.keyboard('nacnx{Backspace}e');
  come();
  const field = await screen.findByLabelText('Destination');
  await waitFor(() => expect(field).toHaveProperty('value', 'acne'));
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('.com');
  expect(field).toHaveProperty('value', 'acne.com');
});
