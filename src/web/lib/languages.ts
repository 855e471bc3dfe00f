import { locale as readersLocale } from '#web/words/language.ts';

/** The languages that browsers request, mostly as ISO 639-1 codes. */
const codes =
  'af,am,ar,as,az,be,bg,bn,bo,br,bs,ca,ckb,co,cs,cy,da,de,dv,el,en,eo,es,et,eu,fa,fi,fil,fo,fr,fy,ga,gd,gl,gu,ha,haw,he,hi,hmn,hr,ht,hu,hy,ia,id,ig,is,it,ja,jv,ka,kk,km,kn,ko,ku,ky,la,lb,lo,lt,lv,mg,mi,mk,ml,mn,mr,ms,mt,my,nb,ne,nl,nn,no,ny,oc,or,pa,pl,ps,pt,rm,ro,ru,rw,sd,si,sk,sl,sm,sn,so,sq,sr,st,su,sv,sw,ta,te,tg,th,ti,tk,tn,to,tr,tt,ug,uk,ur,uz,vi,wa,xh,yi,yo,zh,zu'.split(
    ',',
  );

const names = new Map<string, Intl.DisplayNames>();

const namesIn = (locale: string) => {
  const display = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  names.set(locale, display);
  return display;
};

/** Returns a language's name in the user's language, such as "German" for "de". */
export const languageName = (code: string, locale = readersLocale()): string => {
  try {
    return namesIn(locale).of(code) ?? code;
  } catch {
    return code;
  }
};

/**
 * Returns all languages by their names in the user's language, in its alphabetical order. Languages that the browser
 * can't name are left out.
 */
export const allLanguages = (locale = readersLocale()): { code: string; name: string }[] =>
  codes
    .map((code) => ({ code, name: languageName(code, locale) }))
    .filter(({ code, name }) => name !== code)
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
