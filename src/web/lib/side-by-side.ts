const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Facts on one line. A mark ends a name that is written from the right: it would take the next fact's number to itself. */
export const sideBySide = (facts: readonly string[]) =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => (fromTheRight.test(fact) ? `${fact}\u200e` : fact))
    .join(' · ');
