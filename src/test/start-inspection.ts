import type { TestAccount, TestService } from './start-service.ts';

/** Starts an inspection. Staff can see an account's contents only within one. */
export async function startInspection(
  waypost: TestService,
  staff: Pick<TestAccount, 'key'>,
  { id }: Pick<TestAccount, 'id'>,
): Promise<{ id: number; expires: string }> {
  const body = { account: id, reason: 'Something is wrong.' };
  const answer = await waypost.call('POST', '/api/support/inspection/add', { key: staff.key, body });
  if (answer.status !== 200) throw new Error(`No inspection: ${JSON.stringify(answer.body)}`);
  return answer.body as { id: number; expires: string };
}
