/** How much one request asks for and brings, for those who know nothing of the schemas. */

/** Results a page when `limit` is not given, and at most. A larger `limit` is served as the largest. */
export const defaultLimit = 15;
export const largestLimit = 1000;

/** Records whose figures one request may ask for. */
export const mostFigures = 100;
