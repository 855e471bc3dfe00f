export const coins = ['bitcoin', 'litecoin', 'ethereum'] as const;
export type Coin = (typeof coins)[number];

export interface Crypto {
  coin: Coin;
  address: string;
  /** In whole coins, with a decimal point, such as "0.01". */
  amount: string;
  /** The payee. Ethereum’s URIs can't contain it. */
  label: string;
}

/** Decimal places of one ether. */
const weiDigits = 18;

/** Shifts the digits instead of multiplying, since numbers of that size aren't exact. */
function wei(amount: string): string {
  const [whole = '', part = ''] = amount.split('.');
  return (whole + part.padEnd(weiDigits, '0').slice(0, weiDigits)).replace(/^0+(?=\d)/, '');
}

function ether(amount: string): string {
  const digits = amount.padStart(weiDigits + 1, '0');
  const part = digits.slice(-weiDigits).replace(/0+$/, '');
  return digits.slice(0, -weiDigits) + (part && `.${part}`);
}

/** Formats a URI after BIP-21, which Litecoin shares, or EIP-681 for Ethereum. */
export function cryptoUri({ coin, address, amount, label }: Crypto): string {
  const members =
    coin === 'ethereum'
      ? [amount && `value=${wei(amount)}`]
      : [amount && `amount=${amount}`, label && `label=${encodeURIComponent(label)}`];
  const query = members.filter(Boolean).join('&');
  return `${coin}:${address}${query && `?${query}`}`;
}

export function cryptoOf(text: string): Crypto | undefined {
  const [, scheme, address = '', query = ''] = /^([a-z]+):(\w+)(?:\?(.*))?$/.exec(text) ?? [];
  const coin = coins.find((each) => each === scheme);
  if (!coin) return undefined;
  const given = new URLSearchParams(query);
  const value = given.get('value');
  return {
    coin,
    address,
    amount: coin === 'ethereum' ? (value === null ? '' : ether(value)) : (given.get('amount') ?? ''),
    label: coin === 'ethereum' ? '' : (given.get('label') ?? ''),
  };
}

const base58 = '[1-9A-HJ-NP-Za-km-z]';

const addresses: Readonly<Record<Coin, RegExp>> = {
  bitcoin: new RegExp(`^(bc1[a-z0-9]{11,71}|[13]${base58}{25,34})$`),
  litecoin: new RegExp(`^(ltc1[a-z0-9]{11,71}|[LM3]${base58}{25,33})$`),
  ethereum: /^0x[0-9a-fA-F]{40}$/,
};

/** Whether it has the format of an address of that coin. A wrong letter in it may still go unnoticed. */
export const isCoinAddress = (coin: Coin, address: string) => addresses[coin].test(address);
