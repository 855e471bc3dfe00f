import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createBrowserHistory as createBrowserHistory, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppHistory } from '#web/browser/app-history.ts';
import { Link } from '#web/ui/base/Link.tsx';
import { LeaveGuard } from '#web/ui/overlay/LeaveGuard.tsx';
import { page } from './page-route.tsx';
import { PageRouter } from './PageRouter.tsx';

/** Waits for `popstate`, since the browser's own history goes back and forward asynchronously. */
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const step = async (delta: number) => {
  const done = popped();
  window.history.go(delta);
  await act(async () => void (await done));
};

let isTyped = false;
const dropped = vi.fn<() => void>();

const Form = () => {
  const navigate = useNavigate();
  return (
    <>
      <h1>Form</h1>
      <Link to="/list">List</Link>
      <Link to="/form?tab=two">Tab</Link>
      <button type="button" onClick={() => void navigate('/list', { replace: true })}>
        Replace
      </button>
      <button type="button" onClick={() => void navigate('/sign-in')}>
        Sign in
      </button>
      <LeaveGuard asks={() => isTyped} onLeave={dropped} />
    </>
  );
};
const heading = (text: string) => () => Promise.resolve(() => <h1>{text}</h1>);

let end: () => void;
const open = async (late: Promise<void> = Promise.resolve()) => {
  window.history.pushState(null, '', '/app/list');
  const history = createAppHistory(createBrowserHistory({ v5Compat: true }));
  const routes = [
    page('/list', heading('List')),
    page('/form', () => Promise.resolve(Form)),
    page('/sign-in', heading('Sign in')),
    page('/late', () => late.then(heading('Late'))),
  ];
  const view = render(<PageRouter history={history} routes={routes} base="/app/" />);
  end = () => view.unmount();
  await screen.findByRole('heading', { name: 'List' });
  const go = (to: string) => act(async () => history.push(to));
  await go('/app/form');
  await screen.findByRole('heading', { name: 'Form' });
  return { user: userEvent.setup(), go };
};
const address = () => location.pathname + location.search;
const question = () => screen.findByRole('dialog', { name: 'Discard changes?' });

beforeEach(() => {
  isTyped = true;
  dropped.mockClear();
});
afterEach(() => end());

describe('a page with unsaved input', () => {
  test.each(['link', 'button'] as const)(
    'asks before a %s leaves it, and stays or leaves as chosen',
    async (role) => {
      const { user } = await open();
      const leave = () => user.click(screen.getByRole(role, { name: role === 'link' ? 'List' : 'Replace' }));
      await leave();
      await question();
      expect(address()).toBe('/app/form');
      await user.click(screen.getByRole('button', { name: 'Keep editing' }));
      expect(screen.getByRole('heading', { name: 'Form' })).toBeTruthy();
      await leave();
      await question();
      await user.click(screen.getByRole('button', { name: 'Discard' }));
      await screen.findByRole('heading', { name: 'List' });
      expect(address()).toBe('/app/list');
      expect(dropped).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['Back', -1],
    ['Forward', 1],
  ])('asks before %s, and keeps its address in the address bar meanwhile', async (_button, delta) => {
    const { user, go } = await open();
    if (delta > 0) {
      isTyped = false;
      await go('/app/list');
      await step(-1);
      await screen.findByRole('heading', { name: 'Form' });
      isTyped = true;
    }
    const undone = popped().then(popped);
    window.history.go(delta);
    await undone;
    await question();
    expect(address()).toBe('/app/form');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(address()).toBe('/app/form');
    const again = popped().then(popped);
    window.history.go(delta);
    await again;
    await question();
    const gone = popped();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await gone;
    await screen.findByRole('heading', { name: 'List' });
    expect(address()).toBe('/app/list');
    // Nothing was added to the history, so a step back in the other direction opens the form.
    await step(-delta);
    await screen.findByRole('heading', { name: 'Form' });
  });

  test('does not ask within the page, before the sign-in page or when nothing would be lost', async () => {
    const { user, go } = await open();
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    expect(address()).toBe('/app/form?tab=two');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    await go('/app/form');
    isTyped = false;
    await step(-1);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a link', () => {
  test.each(['Control', 'Meta', 'Shift', 'Alt'])('is left to the browser while %s is held', async (key) => {
    const { user } = await open();
    isTyped = false;
    const left = vi.fn<(event: Event) => void>((event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    window.addEventListener('click', left, { once: true });
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.keyboard(`{/${key}}`);
    expect(left).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/app/form');
  });

  test('to the current page adds no history entry', async () => {
    const { user } = await open();
    isTyped = false;
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    const steps = window.history.length;
    await user.click(screen.getByRole('link', { name: 'Tab' }));
    expect(address()).toBe('/app/form?tab=two');
    expect(window.history.length).toBe(steps);
  });
});

describe('opening a page', () => {
  test('shows a placeholder until its code has loaded', async () => {
    let arrive = (): void => undefined;
    const { go } = await open(new Promise<void>((resolve) => (arrive = resolve)));
    isTyped = false;
    await go('/app/late');
    await screen.findByRole('status', { name: 'Loading' });
    await act(async () => arrive());
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeTruthy();
  });

  test('starts at its top, and Back restores the scroll position', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { go } = await open();
    isTyped = false;
    vi.stubGlobal('scrollY', 700);
    await go('/app/list');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await step(-1);
    await screen.findByRole('heading', { name: 'Form' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });
});
