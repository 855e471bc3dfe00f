const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Joins facts on one line. Text in a right-to-left script gets a mark at its end, since it would otherwise pull the
 * next fact's number to its side.
 */
export const sideBySide = (facts: readonly string[]) =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => (fromTheRight.test(fact) ? `${fact}\u200e` : fact))
    .join(' · ');
