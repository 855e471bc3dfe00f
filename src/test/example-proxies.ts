import { execFileSync, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface ProxySetup {
  folder: string;
  /** The service's port. */
  port: number;
  https: number;
  http: number;
}

/**
 * Each writes its configuration from the example, with other ports and its own certificate authority, and starts the
 * proxy.
 */
export const proxies = {
  async caddy({ folder, port, https, http }: ProxySetup, program: string) {
    const example = await readFile('docs/deploy/Caddyfile', 'utf8');
    const own = `{
	admin off
	skip_install_trust
	local_certs
	https_port ${https}
	http_port ${http}
	storage file_system ${folder}/caddy
`;
    const config = path.join(folder, 'Caddyfile');
    await writeFile(config, example.replace(/^\{\n/m, own));
    const at = `127.0.0.1:${port}`;
    const env = { ...process.env, SITE: 'waypost.test', WAYPOST: at, WAYPOST_INSTANCES: at, HOME: folder };
    return {
      child: spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' }),
      authority: path.join(folder, 'caddy/pki/authorities/local/root.crt'),
    };
  },
  async nginx({ folder, port, https, http }: ProxySetup, program: string) {
    const authority = path.join(folder, 'root.crt');
    const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout'];
    openssl(
      'req',
      '-x509',
      ...key,
      'root.key',
      '-out',
      authority,
      '-subj',
      '/CN=Waypost tests',
      '-days',
      '2',
    );
    for (const name of ['waypost.test', 'go.acme.test']) {
      await mkdir(path.join(folder, 'live', name), { recursive: true });
      await writeFile(path.join(folder, 'names'), `subjectAltName=DNS:${name}`);
      openssl('req', '-new', ...key, `live/${name}/privkey.pem`, '-out', 'request', '-subj', `/CN=${name}`);
      const signing = [
        '-CA',
        'root.crt',
        '-CAkey',
        'root.key',
        '-CAcreateserial',
        '-extfile',
        'names',
        '-days',
        '2',
      ];
      openssl('x509', '-req', '-in', 'request', ...signing, '-out', `live/${name}/fullchain.pem`);
    }
    const example = await readFile('docs/deploy/nginx.conf', 'utf8');
    const site = example
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replace('listen 80 ', `listen 127.0.0.1:${http} `)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `)
      .replaceAll('/etc/letsencrypt', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n');
    const config = path.join(folder, 'nginx.conf');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const whole = `${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${temporary}\n${site} }`;
    await writeFile(config, whole);
    return {
      child: spawn(program, ['-p', folder, '-e', 'stderr', '-c', config], { stdio: 'ignore' }),
      authority,
    };
  },
};
