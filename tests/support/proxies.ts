import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT } from '#app/commands/places.ts'
import { findInPath } from './system-packages.ts'

type Ports = { own: number; processes: readonly [number, number] }
type Proxy = {
  configuration: string
  adapt(text: string, ports: Ports, folder: string): string
  args(path: string): string[]
}

const toProcesses = (text: string, { processes: [first, second] }: Ports) =>
  text.replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`).replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`)

/** The sample configurations, without TLS and at ports of the test. */
const PROXIES = {
  nginx: {
    configuration: 'nginx.conf',
    adapt: (text, { own }, folder) => `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; daemon off;
      events { worker_connections 4096; }
      http {
        access_log off;
        client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
        uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
        ${text.replace('listen 443 ssl;', `listen 127.0.0.1:${own};`).replaceAll(/^.*ssl_certificate.*$/gm, '')}
      }`,
    args: (path) => ['-p', tmpdir(), '-c', path],
  },
  haproxy: {
    configuration: 'haproxy.cfg',
    adapt: (text, { own }) => text.replace(/bind :443 .*/, `bind 127.0.0.1:${own}`),
    args: (path) => ['-db', '-f', path],
  },
  caddy: {
    configuration: 'Caddyfile',
    adapt: (text, { own }) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${text.replace('work.example.jp {', `http://localhost:${own} {`)}`,
    args: (path) => ['run', '--adapter', 'caddyfile', '--config', path],
  },
} satisfies Record<string, Proxy>

export type ProxyName = keyof typeof PROXIES
export const PROXY_NAMES: readonly ProxyName[] = ['nginx', 'haproxy', 'caddy']

/** Where the program is; undefined when it is not installed. */
export const proxyProgram = (name: ProxyName): string | undefined => findInPath([name])

/** Starts a proxy with our sample configuration; resolves once it answers. */
export async function startProxy(name: ProxyName, ports: Ports): Promise<{ stop(): Promise<void> }> {
  const { configuration, adapt, args } = PROXIES[name]
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const path = join(folder, configuration)
  const text = await readFile(join(PROJECT, 'src/commands/proxies', configuration), 'utf8')
  await writeFile(path, adapt(toProcesses(text, ports), ports, folder))
  const child = spawn(proxyProgram(name) ?? name, args(path), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`)
    const response = await fetch(`http://localhost:${ports.own}/readyz`).catch(() => null)
    return response?.status === 200
  }
  while (!(await answers())) await wait(50)
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
