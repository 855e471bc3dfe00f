import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Runs examples one after another, as written in the docs, and returns the status code of each. */
export type Runner = (examples: readonly string[]) => Promise<number[]>;

const run = promisify(execFile);

/** Runs them in this process. */
export const runJavascript: Runner = async (examples) => {
  const statuses: number[] = [];
  for (const code of examples) {
    const program = `data:text/javascript,${encodeURIComponent(`${code}\nexport const status = response.status;`)}#${statuses.length}-${performance.now()}`;
    const { status } = (await import(/* @vite-ignore */ program)) as { status: number };
    statuses.push(status);
  }
  return statuses;
};

async function inFolder(work: (folder: string) => Promise<string>): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-examples-'));
  const printed = await work(folder);
  await rm(folder, { recursive: true });
  return printed.trim().split('\n').map(Number);
}

const patience = { timeout: 60_000, maxBuffer: 1e8 } as const;

/** Runs them in one shell, in which curl prints only the status. */
export const runCurl: Runner = (examples) =>
  inFolder(async (folder) => {
    const silent = String.raw`curl() { command curl -sS -o /dev/null -w '%{http_code}\n' "$@"; }`;
    await writeFile(path.join(folder, 'all.sh'), [silent, ...examples].join('\n'));
    return (await run('sh', ['all.sh'], { cwd: folder, ...patience })).stdout;
  });

/** Runs them in one process, since each would take a moment to start. */
const allInPython = `
import json, sys, urllib.error
for code in json.load(open('all.json')):
    names = {}
    try:
        exec(code, names)
        print(names['response'].status)
    except urllib.error.HTTPError as refusal:
        print(refusal.code)
`;

export const runPython: Runner = (examples) =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'all.json'), JSON.stringify(examples));
    return (await run('python3', ['-c', allInPython], { cwd: folder, ...patience })).stdout;
  });

/** Whether a machine has the program. */
export const hasProgram = (name: string): Promise<boolean> =>
  run(name, ['--version']).then(
    () => true,
    () => false,
  );
