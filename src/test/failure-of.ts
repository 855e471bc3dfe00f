import { ApiError } from '#web/client/api-error.ts';

/** Returns the error of a failed request. Throws if the request succeeds. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('It succeeded.');
}
