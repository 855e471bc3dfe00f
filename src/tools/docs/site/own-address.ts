/** The server that examples are written with. */
const example = 'https://go.example.com';

/** Shows the server that served the docs in the examples, so that they can be run unchanged. */
export function showExamplesOfThisServer(): void {
  for (const code of document.querySelectorAll('pre code'))
    if (code.textContent.includes(`${example}/api`))
      code.textContent = code.textContent.replaceAll(`${example}/api`, `${location.origin}/api`);
}
