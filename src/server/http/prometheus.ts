/** A metric family in Prometheus' format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

export interface Sample {
  value: number;
  labels?: Readonly<Record<string, string | number>>;
  /** Appended to the family’s name: `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function line(name: string, { value, labels = {}, suffix = '' }: Sample): string {
  const told = Object.entries(labels).map(([label, of]) => `${label}="${escaped(of)}"`);
  return `${name}${suffix}${told.length > 0 ? `{${told.join(',')}}` : ''} ${value}`;
}

export const textOf = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => line(name, sample)),
    ])
    .join('\n')
    .concat('\n');

/** Creates a family with a single number. */
export const single = (type: 'counter' | 'gauge', name: string, help: string, value: number): Family => ({
  name,
  help,
  type,
  samples: [{ value }],
});
