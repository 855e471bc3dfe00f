import type { campaigns as english } from '#web/words/campaigns.ts';

export const campaigns: typeof english = {
  title: 'Kampagnen',
  nouns: 'Kampagnen',
  campaign: 'Kampagne',
  newCampaign: 'Neue Kampagne',
  none: 'Noch keine Kampagnen',
  noneText:
    'Teile Links auf einer öffentlichen Liste und mit einem Rotator: einer URL, die zufällig zu einem von ihnen weiterleitet. Um Links für dich selbst zu ordnen, nutze {channels}.',
  channels: 'Kanäle',
  createFirst: 'Erste Kampagne erstellen',
  access: 'Zugriff',
  public: 'Öffentlich',
  private: 'Privat',
  rotator: 'Rotator',
  list: 'Öffentliche Liste',
  noRotator: 'Keiner',
  noList: 'Nicht öffentlich',
  addLinks: 'Links hinzufügen',
  removeLinks: 'Aus Kampagne entfernen',
  deleteCampaign: 'Kampagne löschen',
  copyRotator: 'Rotator-URL kopieren',
  rotatorCopied: 'Rotator-URL kopiert',
  copyList: 'Listen-URL kopieren',
  listCopied: 'Listen-URL kopiert',
  openRotator: 'Rotator öffnen',
  openList: 'Öffentliche Liste öffnen',
};
