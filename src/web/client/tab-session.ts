import { isRecord } from '#contract/answers/fits.ts';
import {
  type Credentials,
  currentCredentials,
  isCredentials,
  isRefused,
  isStaying,
  leaveSession,
  watchCredentials,
} from './credentials.ts';
import { keepsSeveral } from './several-here.ts';

/** What the tabs of this origin tell each other: `who` asks, `here` says that there is somebody to ask. */
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

/** What new tabs may go on with: a session that is kept in tabs alone, of the only account. */
const sharable = () => {
  const credentials = currentCredentials();
  return credentials && !credentials.visit && !isRefused() && !isStaying() && !keepsSeveral()
    ? credentials
    : undefined;
};

/** Lets new tabs in with the session of this one, and signs out with those that share it. */
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

/** In ms. A tab that is still opening says late that it is there. */
const patience = 3000;

/** Asks the other tabs for their session. Returns what ends the asking. */
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
