import { ApiError } from '#web/client/api-error.ts';

/** Why a request failed; one that succeeds is a fault of the test. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('It succeeded.');
}
