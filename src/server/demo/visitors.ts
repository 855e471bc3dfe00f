import { createAgents } from './agents.ts';
import { countries, type Country } from './countries.ts';
import { createChooser, type Random } from './random.ts';
import { linkSources, scanSources, type Source } from './referrers.ts';

/** What a browser sends when it requests a link or code, and what its owner's clock shows. */
export interface Visitor {
  address: string;
  userAgent: string;
  referer: string;
  /** Hours ahead of UTC. */
  ahead: number;
}

/** The share of visitors from a social network's app who stay in its own browser. */
const staysInApp = 0.72;

/** Creates visitors in the proportions of real traffic. `home` lists the countries that most of them come from. */
export function createVisitorFactory(random: Random) {
  const agents = createAgents(random);
  const anywhere = createChooser(
    random,
    countries.map((country) => [country, country.share]),
  );
  const source = {
    link: createChooser(
      random,
      linkSources.map((each) => [each, each.share]),
    ),
    qr: createChooser(
      random,
      scanSources.map((each) => [each, each.share]),
    ),
  };
  const byCode = new Map(countries.map((country) => [country.code, country]));

  const countryOf = (home: readonly string[]): Country =>
    (home.length > 0 && random.chance(0.75) ? byCode.get(random.pick(home)) : undefined) ?? anywhere();

  const agentFor = ({ phones, app }: Source, { iphones }: Country) => {
    if (!random.chance(phones)) return agents.desktop();
    return app && random.chance(staysInApp) ? agents.inApp(app, iphones) : agents.phone(iphones);
  };

  return (kind: 'link' | 'qr', home: readonly string[]): Visitor => {
    const country = countryOf(home);
    const from = source[kind]();
    return {
      address: `${random.pick(country.networks)}.${random.int(0, 255)}.${random.int(1, 254)}`,
      userAgent: agentFor(from, country),
      referer: from.referer,
      ahead: country.ahead,
    };
  };
}
