import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import manifest from '../../package.json' with { type: 'json' }

const answerSchema = v.object({
  ready: v.optional(v.number()),
  cpu: v.optional(v.number()),
  thread: v.optional(v.number()),
  heap: v.optional(v.number()),
})

type Answer = v.InferOutput<typeof answerSchema>

export type ChildOptions = {
  env?: Record<string, string>
  /** Without the flags of `npm start`. */
  plainNode?: boolean
  /** On one core (where the machine can pin one) unless false. */
  pinned?: boolean
}

/** CPU microseconds, user and system: of all threads, and of the one that answers requests. */
export type Cpu = { all: number; main: number }

/** What `npm start` gives to Node. */
const START_FLAGS = manifest.scripts.start.split(' ').slice(1, -1)

const canPin = spawnSync('taskset', ['-c', '1', 'true']).status === 0

/** A server in a process of its own. */
export class ChildServer {
  readonly name: string
  readonly #child: ChildProcess
  url = ''

  private constructor(name: string, child: ChildProcess) {
    this.name = name
    this.#child = child
  }

  static async start(
    name: string,
    script: string,
    { env = {}, pinned = true, plainNode = false }: ChildOptions = {},
  ): Promise<ChildServer> {
    // Servers wait while others have their turn, and V8 would save memory then for long after; a busy server never waits.
    const node = [
      process.execPath,
      '--expose-gc',
      '--no-memory-reducer',
      ...(plainNode ? [] : START_FLAGS),
      script,
    ]
    const [command = '', ...args] = canPin && pinned ? ['taskset', '-c', '1', ...node] : node
    const child = spawn(command, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const server = new ChildServer(name, child)
    const { ready } = await server.#nextAnswer()
    server.url = `http://localhost:${ready}`
    return server
  }

  async #nextAnswer(): Promise<Answer> {
    const waiting = new AbortController()
    const options = { signal: waiting.signal }
    const ended = once(this.#child, 'exit', options).then(() => {
      throw new Error(`${this.name} ended before it answered`)
    })
    const answered = once(this.#child, 'message', options)
    const [message] = await Promise.race([answered, ended]).finally(() => {
      // Whichever lost would listen for ever; it now rejects, unheard.
      ended.catch(() => undefined)
      answered.catch(() => undefined)
      waiting.abort()
    })
    return v.parse(answerSchema, message)
  }

  async cpu(): Promise<Cpu> {
    this.#child.send('cpu')
    const { cpu = 0, thread = 0 } = await this.#nextAnswer()
    return { all: cpu, main: thread }
  }

  /** Bytes on the main thread's heap after a collection. */
  async heap(): Promise<number> {
    this.#child.send('heap')
    return (await this.#nextAnswer()).heap ?? 0
  }

  /** Resident memory of the process in bytes, as Linux counts it. */
  async residentMemory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
  }

  /** Starts a task the server's script knows by this name. */
  begin(task: string): void {
    this.#child.send(task)
  }

  async request(path: string, headers: Record<string, string> = {}): Promise<string> {
    // Compression is a part of its own, and the yardsticks have none.
    const response = await fetch(this.url + path, {
      headers: { accept: 'text/html', 'accept-encoding': 'identity', ...headers },
    })
    const body = await response.text()
    if (!response.ok) throw new Error(`${this.name} answered ${response.status} to ${path}`)
    return body
  }

  /** Mean CPU of one request over `count`, one after the other. */
  async cpuPerRequest(path: string, count: number, headers?: Record<string, string>): Promise<Cpu> {
    const before = await this.cpu()
    for (let i = 0; i < count; i += 1) await this.request(path, headers)
    const after = await this.cpu()
    return { all: (after.all - before.all) / count, main: (after.main - before.main) / count }
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}
