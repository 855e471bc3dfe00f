import { useState } from 'react';
import { createStore } from './store.ts';

const isPressed = createStore(false);

let ending: ReturnType<typeof setTimeout> | undefined;

function begin() {
  clearTimeout(ending);
  isPressed.set(true);
}

/** The click comes after the pointer is up, and is still to meet what was pressed. */
function end() {
  clearTimeout(ending);
  ending = setTimeout(() => isPressed.set(false));
}

// Whatever else these events are for: some controls keep them to themselves.
const capture = { capture: true } as const;
window.addEventListener('pointerdown', begin, capture);
window.addEventListener('pointerup', end, capture);
window.addEventListener('pointercancel', end, capture);
window.addEventListener('blur', end);

/**
 * The value as it was when the mouse or finger went down, until it is up again. Pressing something leaves the field
 * before, which shows what is wrong with it, and that would move what is pressed away from under the pointer.
 */
export function useSteady<T extends string | undefined>(value: T): T {
  const pressed = isPressed.use();
  const [steady, setSteady] = useState(value);
  if (pressed) return steady;
  if (!Object.is(steady, value)) setSteady(value);
  return value;
}
