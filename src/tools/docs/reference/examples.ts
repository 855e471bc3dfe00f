import { exampleServer, isStream, type Operation } from './document.ts';
import { sampleAddress, sampleBody } from './samples.ts';

/** An operation as a program requests it, in each language. */
export interface Examples {
  curl: string;
  javascript: string;
  python: string;
}

const key = 'YOUR_API_KEY';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Writes a JSON value as Python. */
function python(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${python(member)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

const javascript = (value: unknown): string =>
  JSON.stringify(value, undefined, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/"([a-z]\w*)":/gi, '$1:');

/** Generates the examples of an operation. None is written by hand. */
export function examplesOf(operation: Operation): Examples {
  const { method, needsKey, answer, type, path } = operation;
  const url = exampleServer + sampleAddress(operation);
  const body = sampleBody(operation);
  const json = body && JSON.stringify(body);
  const isFile = answer === undefined;
  const streams = isStream(operation);
  const ending = type === 'application/zip' ? '.zip' : '';
  const file = `waypost-${path.slice(path.lastIndexOf('/') + 1)}${ending}`;

  const curl = [
    `curl ${streams ? '--no-buffer ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(needsKey ? [`-H 'Authorization: Bearer ${key}'`] : []),
    ...(json ? ["-H 'Content-Type: application/json'", `-d ${quoted(json)}`] : []),
    ...(isFile && !streams ? [`-o ${file}`] : []),
  ].join(' \\\n  ');

  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(needsKey || json
      ? [
          '  headers: {',
          ...(needsKey ? [`    Authorization: 'Bearer ${key}',`] : []),
          ...(json ? ["    'Content-Type': 'application/json',"] : []),
          '  },',
        ]
      : []),
    ...(body ? [`  body: JSON.stringify(${javascript(body)}),`] : []),
  ];
  const call = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  const script = [
    `const response = await fetch('${url}'${call});`,
    streams
      ? 'for await (const bytes of response.body) console.log(new TextDecoder().decode(bytes));'
      : `const answer = await response.${isFile ? 'bytes' : 'json'}();`,
  ].join('\n');

  const headers = [
    ...(needsKey ? [`"Authorization": "Bearer ${key}"`] : []),
    ...(json ? ['"Content-Type": "application/json"'] : []),
  ];
  const program = [
    json || !isFile ? 'import json, urllib.request' : 'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(body ? [`    data=json.dumps(${python(body)}).encode(),`] : []),
    ')',
    'with urllib.request.urlopen(request) as response:',
    ...(streams
      ? ['    for line in response:', '        print(line.decode(), end="")']
      : [`    answer = ${isFile ? 'response.read()' : 'json.load(response)'}`]),
  ].join('\n');

  return { curl, javascript: script, python: program };
}
