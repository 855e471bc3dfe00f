import { useLayoutEffect } from 'react';

const dialog = '[role="dialog"], [role="alertdialog"]';
const field = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** After so long nothing opens any more, in ms: an address may name a dialog of a record that is gone. */
const patience = 5000;

/** Puts it into the field as a key would: what React and forms listen for is heard. */
function type(target: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, target.value + text);
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/**
 * Somebody who opens a dialog by its key types on at once, while its code is on its way or it is being painted: that is
 * kept for the first of it that takes the focus, and lost only where that is no field.
 */
export const useTypedAhead = (isOpening: boolean) =>
  useLayoutEffect(() => {
    if (!isOpening) return;
    const until = new AbortController();
    const listening = { capture: true, signal: until.signal };
    let text = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target instanceof Element && target.matches(field)) return;
      if (key === 'Backspace') text = text.slice(0, -1);
      else if (key.length === 1) text += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest(dialog)) return;
      until.abort();
      if (text !== '' && target.matches(field)) type(target as HTMLInputElement, text);
    };
    document.addEventListener('keydown', onKeyDown, listening);
    document.addEventListener('focusin', onFocus, listening);
    const timer = setTimeout(() => until.abort(), patience);
    return () => {
      clearTimeout(timer);
      until.abort();
    };
  }, [isOpening]);
