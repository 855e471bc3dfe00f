import type { Template } from '#contract/looks.ts';
import type { QrLook } from '#contract/qr-look.ts';
import { qrLook } from '#web/words/qr-look.ts';
import { qrTemplates as words } from '#web/words/qr-templates.ts';

/** The design that a template applies to a code. Without a logo, the code keeps its own. */
export interface TemplateDesign {
  foreground: string;
  background: string;
  logo: string | undefined;
  look: QrLook;
}

export interface NamedDesign {
  /** The id of the account's own template, or the name of a built-in one. */
  key: string;
  name: string;
  design: TemplateDesign;
}

const [black, white] = ['rgb(0,0,0)', 'rgb(255,255,255)'];

const builtIn = (name: keyof typeof words.builtIn, foreground: string, look: QrLook): NamedDesign => ({
  key: name,
  name: words.builtIn[name],
  design: { foreground, background: white, logo: undefined, look },
});

/** All built-in designs pass the scan check in each of its conditions. */
export const builtInDesigns = (): NamedDesign[] => [
  builtIn('classic', black, {}),
  builtIn('soft', 'rgb(30,40,120)', { modules: 'rounded', eyeFrame: 'rounded', eyeBall: 'rounded' }),
  builtIn('dots', 'rgb(91,42,134)', { modules: 'dots', eyeFrame: 'circle', eyeBall: 'circle' }),
  builtIn('leaf', 'rgb(31,95,63)', { modules: 'classy', eyeFrame: 'leaf', eyeBall: 'leaf' }),
  builtIn('dusk', 'rgb(30,40,120)', {
    modules: 'rounded',
    eyeFrame: 'rounded',
    eyeBall: 'circle',
    gradient: { kind: 'linear', to: 'rgb(140,31,90)', angle: 45 },
  }),
  builtIn('card', 'rgb(27,27,25)', {
    modules: 'connected',
    eyeFrame: 'rounded',
    eyeBall: 'rounded',
    frame: { kind: 'card', text: qrLook.scanMe },
  }),
];

export const designOf = ({ foreground, background, logo, look }: Template): TemplateDesign => ({
  foreground: foreground ?? black,
  background: background ?? white,
  logo,
  look: look ?? {},
});

export const ownDesigns = (templates: readonly Template[]): NamedDesign[] =>
  templates.map((template) => ({
    key: String(template.id),
    name: template.name,
    design: designOf(template),
  }));

/** Serializes with sorted keys. Leaves out the outline of a frame's text, since it may not have been drawn yet. */
const written = (value: unknown): string =>
  JSON.stringify(value, (name, member: unknown) => {
    if (name === 'outline') return undefined;
    return typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member;
  });

export const isSameDesign = (one: TemplateDesign, other: TemplateDesign) =>
  written({ ...one, logo: other.logo && one.logo }) === written({ ...other, logo: other.logo });
