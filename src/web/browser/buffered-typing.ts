import { useLayoutEffect } from 'react';

const dialog = '[role="dialog"], [role="alertdialog"]';
const field = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Maximum wait for the dialog, in ms. An address may name a dialog of a deleted record, which never opens. */
const patience = 5000;

/** Enters text into a field like a key press would, so that React and forms receive the events. */
function type(target: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, target.value + text);
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/**
 * Keeps keys typed right after a dialog's shortcut, while its code loads or it is being painted. They go to the first
 * of its elements that receives the focus and are lost only if that isn't a field.
 */
export const useBufferedTyping = (isOpening: boolean) =>
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
