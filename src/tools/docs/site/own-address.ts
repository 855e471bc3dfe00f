/** The address that examples are written with. */
const example = 'https://go.example.com';

/** Examples name the server that the docs were asked of: they can be run as they stand. */
export function showExamplesOfThisServer(): void {
  for (const code of document.querySelectorAll('pre code'))
    if (code.textContent.includes(`${example}/api`))
      code.textContent = code.textContent.replaceAll(`${example}/api`, `${location.origin}/api`);
}
