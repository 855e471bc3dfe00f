/** A page as it stands in the repository, or as the build makes it. */
export interface PageSource {
  /** Its file, from the repository's root; of a page that the build makes, the file that it would be. */
  file: string;
  /** Where it is served, without the .html: /docs/guide/links. */
  url: string;
  /** Its name among the others. */
  name: string;
  markdown: string;
}

/** The pages of one kind of reader, in the order in which they are read. */
export interface Section {
  title: string;
  pages: readonly PageSource[];
}
