/** A page from the repository, or one that the build generates. */
export interface PageSource {
  /** Its file, from the repository's root. A generated page has the name that its file would have. */
  file: string;
  /** Its URL without .html, such as /docs/guide/links. */
  url: string;
  /** Its name in lists of pages. */
  name: string;
  markdown: string;
}

/** The pages for one kind of reader, in reading order. */
export interface Section {
  title: string;
  pages: readonly PageSource[];
}
