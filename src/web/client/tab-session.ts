import { isRecord } from '#contract/answers/fits.ts';
import {
  type Credentials,
  currentCredentials,
  isCredentials,
  isKeyRefused,
  staysSignedIn,
  leaveSession,
  watchCredentials,
} from './credentials.ts';
import { hasSeveralAccounts } from './several-accounts.ts';

/** A message between tabs of this origin. `who` asks for a session, `here` announces a tab that can be asked. */
type Message = 'who' | 'here' | { credentials: Credentials } | { left: string };

function open() {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('waypost-session');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (message: Message) => channel.postMessage(message),
    listen: (hear: (message: unknown) => void) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data)),
    close: () => channel.close(),
  };
}

/** Returns the session that new tabs may use: the only account's, kept only in tabs. */
const sharable = () => {
  const credentials = currentCredentials();
  return credentials && !credentials.visit && !isKeyRefused() && !staysSignedIn() && !hasSeveralAccounts()
    ? credentials
    : undefined;
};

/** Shares this tab's session with new tabs, and signs out together with the tabs that share it. */
export function shareSession(): void {
  const channel = open();
  if (!channel) return;
  const { tell, listen } = channel;
  let shared = sharable();
  listen((message) => {
    const credentials = sharable();
    if (message === 'who' && credentials) tell({ credentials });
    else if (isRecord(message) && typeof message['left'] === 'string') leaveSession(message['left']);
  });
  watchCredentials(() => {
    const before = shared;
    shared = sharable();
    if (before && currentCredentials() === undefined) tell({ left: before.key });
    else if (shared && shared !== before) tell('here');
  });
  if (shared) tell('here');
}

/** How long to wait for other tabs, in ms. A tab that is still opening responds late. */
const patience = 3000;

/** Asks the other tabs for their session. Returns a function that stops asking. */
export function askTabs(onFound: (credentials: Credentials) => void): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  const end = () => {
    clearTimeout(timer);
    channel.close();
  };
  const timer = setTimeout(end, patience);
  channel.listen((message) => {
    if (message === 'here') channel.tell('who');
    else if (isRecord(message) && isCredentials(message['credentials'])) {
      end();
      onFound(message['credentials']);
    }
  });
  channel.tell('who');
  return end;
}
