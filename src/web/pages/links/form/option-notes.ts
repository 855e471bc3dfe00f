import type { LinkState } from '#contract/link-options.ts';
import { linkBadges } from '#web/api/link-words.ts';
import { wireTime } from '#web/lib/local-time.ts';
import { ungrouped } from '#web/lib/typed-count.ts';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkForm, SavedLink } from './link-fields.ts';
import type { LinkValues } from './link-form.ts';

/**
 * Clicks that count against a limit. Without a limit, all of the link's clicks count. If the limit is reached, the
 * server reports no more clicks than the limit.
 */
const clicksUsed = ({ clicks, state }: SavedLink) =>
  state?.clicklimit && state.clicksused < state.clicklimit
    ? state.clicksused
    : Math.max(clicks, state?.clicksused ?? 0);

/** Returns the state that the link would have with the current input. */
export const stateWithInput = (values: LinkValues, link: SavedLink | undefined): LinkState => {
  const saved = link?.state;
  const limit = Number(ungrouped(values.clicklimit));
  const [kind, id] = values.stop.split(' ');
  return {
    archived: saved?.archived ?? false,
    expiry: values.expiry === '' ? null : wireTime(values.expiry),
    afterwards: values.afterwards.trim(),
    password: !values.noPassword && (values.password !== '' || saved?.password === true),
    clicklimit: Number.isInteger(limit) && limit > 0 ? limit : null,
    clicksused: link ? clicksUsed(link) : 0,
    splash: kind === 'splash' ? Number(id) : null,
    overlay: kind === 'overlay' ? Number(id) : null,
    rules: values.devicetarget.length + values.geotarget.length + values.languagetarget.length,
    pixels: values.pixels.length,
  };
};

/** Returns what is chosen in each section, for its heading. Empty if nothing is chosen. */
export const useOptionSummaries = (form: LinkForm, saved: SavedLink | undefined) => {
  const values = form.watch();
  const state = stateWithInput(values, saved);
  const groups = [
    values.campaign.length > 0 && words.campaignCount(values.campaign.length),
    values.channel.length > 0 && words.channelCount(values.channel.length),
  ];
  const ends = linkBadges({
    ...state,
    archived: false,
    password: false,
    rules: 0,
    splash: null,
    overlay: null,
    pixels: 0,
  });
  return {
    end: ends.map(({ text }) => text).join(' · '),
    password: state.password ? words.passwordSet : '',
    rules: state.rules > 0 ? words.ruleCount(state.rules) : '',
    stop: state.splash ? words.splash : state.overlay ? words.overlay : '',
    groups: groups.filter(Boolean).join(' · '),
  };
};
