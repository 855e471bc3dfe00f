/** Limits of requests and responses. They're separate from the schemas, for code that doesn't load those. */

/** Results per page if `limit` isn't given, and at most. A larger `limit` is read as the maximum. */
export const defaultLimit = 15;
export const maxLimit = 1000;

/** Maximum records in one request for figures. */
export const maxFigures = 100;
