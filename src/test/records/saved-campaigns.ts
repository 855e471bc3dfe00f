import type { TestAccount, TestService } from '#test/start-service.ts';

/** Adds campaigns, of which the last is the newest. Returns their ids. */
export async function addCampaigns(
  service: TestService,
  { key }: TestAccount,
  campaigns: readonly object[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const campaign of campaigns) {
    const body = (await service.call('POST', '/api/campaign/add', { key, body: campaign })).body as {
      id: number;
    };
    ids.push(body.id);
  }
  return ids;
}

interface Saved {
  name: string;
  public: boolean;
  rotator: string | false;
}

export async function savedCampaigns(service: TestService, { key }: TestAccount): Promise<readonly Saved[]> {
  const body = (await service.call('GET', '/api/campaigns', { key })).body as {
    data: { campaigns: Saved[] };
  };
  return body.data.campaigns;
}
