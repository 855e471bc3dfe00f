import { useState } from 'react';
import { createStore } from './store.ts';

const isPressed = createStore(false);

let ending: ReturnType<typeof setTimeout> | undefined;

function begin() {
  clearTimeout(ending);
  isPressed.set(true);
}

/** The click event follows after pointerup and must still hit the pressed element. */
function end() {
  clearTimeout(ending);
  ending = setTimeout(() => isPressed.set(false));
}

// Capture phase, since some controls stop these events.
const capture = { capture: true } as const;
window.addEventListener('pointerdown', begin, capture);
window.addEventListener('pointerup', end, capture);
window.addEventListener('pointercancel', end, capture);
window.addEventListener('blur', end);

/**
 * Returns the value from before the pointer was pressed until it is released. Pressing something blurs the previous
 * field, whose error message could otherwise move the pressed element away from the pointer.
 */
export function useStableWhilePressed<T extends string | undefined>(value: T): T {
  const pressed = isPressed.use();
  const [steady, setSteady] = useState(value);
  if (pressed) return steady;
  if (!Object.is(steady, value)) setSteady(value);
  return value;
}
