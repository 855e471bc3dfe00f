import { inLanguage } from './in-language.ts';

/** The list of campaigns, and the actions on each. */
export const campaigns = inLanguage('campaigns', {
  title: 'Campaigns',
  nouns: 'campaigns',
  campaign: 'Campaign',
  newCampaign: 'New campaign',
  none: 'No campaigns yet',
  noneText:
    'Share links on a public list and through a rotator, one URL that redirects to any of them at random. To organize links for yourself, use {channels}.',
  channels: 'channels',
  createFirst: 'Create your first campaign',
  clicks: 'Clicks',
  access: 'Access',
  public: 'Public',
  private: 'Private',
  rotator: 'Rotator',
  list: 'Public list',
  noRotator: 'None',
  noList: 'Not public',
  addLinks: 'Add links',
  removeLinks: 'Remove from campaign',
  deleteCampaign: 'Delete campaign',
  copyRotator: 'Copy rotator URL',
  rotatorCopied: 'Rotator URL copied',
  copyList: 'Copy list URL',
  listCopied: 'List URL copied',
  openRotator: 'Open rotator',
  openList: 'Open public list',
});
