export interface Payment {
  payee: string;
  iban: string;
  /** Not required by banks in Europe. */
  bic: string;
  /** In euros, with a decimal point, such as "12.30". */
  amount: string;
  /** Free text that appears on the statement. */
  reference: string;
}

const packed = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

const euros = (amount: string) => {
  const [whole = '', part = ''] = amount.split('.');
  return `EUR${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
};

/** EPC069-12, version 2, with UTF-8 and a SEPA credit transfer. Empty lines at the end are left out. */
export const epcText = ({ payee, iban, bic, amount, reference }: Payment): string =>
  ['BCD', '002', '1', 'SCT', packed(bic), payee, packed(iban), amount && euros(amount), '', '', reference]
    .join('\n')
    .replace(/\n+$/, '');

export function epcOf(text: string): Payment | undefined {
  const [tag, version, letters, kind, bic = '', payee = '', iban = '', amount = '', , , reference = ''] =
    text.split('\n');
  if (tag !== 'BCD' || version !== '002' || letters !== '1' || kind !== 'SCT') return undefined;
  return { payee, iban, bic, amount: amount.replace(/^EUR/, ''), reference };
}

/** Checks an IBAN by ISO 13616. Its digits have a remainder of 1 when divided by 97. */
export function isIban(typed: string): boolean {
  const iban = packed(typed);
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
