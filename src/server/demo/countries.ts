export interface Country {
  code: string;
  /** The country's share of the visits, roughly in percent. */
  share: number;
  /** Hours ahead of UTC. For large countries, where most people live. */
  ahead: number;
  /** The share of iPhones among the country's phones. */
  iphones: number;
  /** First halves of the addresses that its internet providers assign to homes and phones. */
  networks: readonly string[];
}

const country = (code: string, share: number, ahead: number, iphones: number, networks: string): Country => ({
  code,
  share,
  ahead,
  iphones,
  networks: networks.split(' '),
});

/**
 * The countries of a European company's visitors. Each network is a /16 block that belongs entirely to the country,
 * according to the service's table. A test checks this. The last block is for providers' own use and belongs to no
 * country.
 */
export const countries: readonly Country[] = [
  country('US', 22, -5, 0.57, '73.93 98.207 71.198 24.17 107.77 172.58 76.102 68.51 99.44'),
  country('DE', 21, 1, 0.39, '91.12 84.150 79.200 87.150 93.204 80.187 95.90 46.114 109.40 188.98'),
  country('GB', 8.5, 0, 0.51, '86.145 81.150 90.210 82.15 92.40 31.94 86.20 2.28 109.150'),
  country('FR', 5.5, 1, 0.36, '90.20 92.140 82.65 88.170 78.200 37.170 176.150'),
  country('IN', 5, 5.5, 0.05, '49.36 117.200 106.210 223.190 59.90 122.160 157.35'),
  country('AT', 4, 1, 0.41, '178.115 80.110 62.178 77.119 91.113'),
  country('NL', 3.4, 1, 0.41, '84.80 86.90 77.160 145.53 31.20 213.10'),
  country('CH', 3.2, 1, 0.55, '178.195 85.5 188.60 83.79'),
  country('ES', 2.8, 1, 0.24, '83.40 79.150 88.10 81.40 95.120'),
  country('IT', 2.7, 1, 0.31, '79.20 87.10 93.40 151.40 82.50 2.40'),
  country('CA', 2.6, -5, 0.59, '70.50 99.230 142.160 24.80 184.150 174.90'),
  country('BR', 2.4, -3, 0.19, '177.100 187.20 189.40 191.180 179.110'),
  country('JP', 2.3, 9, 0.63, '126.100 60.100 153.150 219.100 133.200'),
  country('PL', 1.8, 1, 0.13, '83.10 31.60 89.70'),
  country('AU', 1.7, 10, 0.6, '1.120 101.160 120.150 110.140 58.160 49.180'),
  country('SE', 1.3, 1, 0.57, '90.230 78.70 83.250'),
  country('TR', 1.1, 3, 0.18, '78.160 85.100 88.230 95.10'),
  country('BE', 1.1, 1, 0.43, '81.240 91.180 109.130 78.20'),
  country('DK', 0.9, 1, 0.63, '80.160 87.50 188.180'),
  country('AE', 0.8, 4, 0.37, '94.200 2.50 86.98 92.98 5.30'),
  country('MX', 0.8, -6, 0.24, '187.190 189.150'),
  country('NO', 0.7, 1, 0.61, '88.90 46.15 77.16'),
  country('IE', 0.7, 0, 0.52, '86.40 109.76 89.100'),
  country('CZ', 0.7, 1, 0.27, '90.180 78.80 85.160'),
  country('SA', 0.6, 3, 0.42, '51.36 37.240 188.50 176.44'),
  country('PT', 0.6, 0, 0.31, '85.240 188.80 2.80'),
  country('KR', 0.6, 9, 0.27, '121.130 211.200 175.200 112.150 1.230'),
  country('IL', 0.5, 2, 0.33, '79.180 84.108 85.64 109.64 147.235 2.52'),
  country('ID', 0.5, 7, 0.12, '36.70 114.120 125.160 182.0'),
  country('FI', 0.5, 2, 0.37, '84.250 85.76'),
  country('EG', 0.4, 2, 0.14, '156.200 197.50 105.40'),
  country('ZA', 0.4, 2, 0.17, '41.0 105.10'),
  country('AR', 0.4, -3, 0.12, '181.20 190.190 186.130'),
  country('NG', 0.3, 1, 0.08, '105.112 197.210 102.89 41.58'),
  country('PH', 0.3, 8, 0.14, '112.200 124.104 49.150'),
  country('VN', 0.3, 7, 0.33, '14.160 113.160 171.250'),
  country('TH', 0.3, 7, 0.3, '49.230 171.96 184.22'),
  country('Unknown', 0.8, 1, 0.4, '100.70'),
];
