import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { threadScript } from '../../thread-script.ts'
import { EmbeddedDatabaseError } from '../database-error.ts'
import { lockFolder } from './embedded-lock.ts'
import type { WorkerOrder, WorkerReport, WorkerTask } from './embedded.protocol.ts'

export type EmbeddedDatabase = {
  /** Connection URL for a `pg` pool of exactly one connection. */
  url: string
  close(): Promise<void>
  /** The data folder as an uncompressed tar, accepted by the option `from`. */
  dump(): Promise<Uint8Array<ArrayBuffer>>
  /** Resolves, never rejects, when the database ends without `close()`. */
  crashed: Promise<EmbeddedDatabaseError>
}

export type EmbeddedDatabaseOptions = { folder: string } | { memory: true; from?: Uint8Array<ArrayBuffer> }

// V8 optimizes a function of the database once it has run for so many bytes, by default 13 MB: a tenth of what a first start
// costs was optimizing what runs during it alone.
setFlagsFromString('--wasm-tiering-budget=40000000')

/** Limit for a clean shutdown; a broken database never reports it. */
const CLOSE_MS = 5_000

function openFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    accessSync(dirname(folder), constants.W_OK | constants.X_OK)
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error
    throw new EmbeddedDatabaseError('FOLDER_UNUSABLE', folder, { cause: error })
  }
}

/**
 * Starts PostgreSQL (PGlite) in a worker thread: in the main thread a running query would block every
 * request. The thread is created before the function returns its promise, so that the database opens while the
 * main thread loads the build. Throws `EmbeddedDatabaseError`.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const folder = 'folder' in options ? resolve(options.folder) : undefined
  const name = folder ?? 'メモリー'
  const unlock = folder ? openFolder(folder) : () => undefined
  // mkdtemp creates the folder with mode 0700, so other users cannot reach the socket. libpq dictates the
  // file name.
  const socketFolder = mkdtempSync(join(tmpdir(), 'pg-'))
  const task: WorkerTask = {
    folder,
    from: 'from' in options ? options.from : undefined,
    socket: join(socketFolder, '.s.PGSQL.5432'),
  }
  const worker = new Worker(threadScript('embedded.worker', import.meta.url), { workerData: task })
  const release = () => {
    unlock()
    rmSync(socketFolder, { recursive: true, force: true })
  }

  let closing: Promise<void> | undefined
  const crashed = new Promise<EmbeddedDatabaseError>((settle) => {
    worker.on('error', (error) => settle(new EmbeddedDatabaseError('CRASHED', name, { cause: error })))
    worker.on('exit', () => {
      if (!closing) settle(new EmbeddedDatabaseError('CRASHED', name))
    })
  })

  const send = (order: WorkerOrder) => worker.postMessage(order)
  /** Resolves with the worker's next report of a kind; rejects when the worker ends first. */
  function hear<K extends WorkerReport['kind']>(kind: K): Promise<Extract<WorkerReport, { kind: K }>> {
    const isKind = (report: WorkerReport): report is Extract<WorkerReport, { kind: K }> =>
      report.kind === kind
    return new Promise((settle, reject) => {
      const listen = (report: WorkerReport) => {
        if (!isKind(report)) return
        worker.off('message', listen)
        settle(report)
      }
      worker.on('message', listen)
      void crashed.then(reject)
    })
  }

  try {
    await hear('ready')
  } catch (error) {
    await worker.terminate()
    release()
    throw new EmbeddedDatabaseError('CANNOT_OPEN', name, {
      cause: error instanceof Error ? error.cause : error,
    })
  }
  void crashed.then(release)

  const shutDown = async () => {
    const closed = hear('closed')
    send('close')
    // A rejection means that the worker has already ended.
    await Promise.race([closed.catch(() => undefined), wait(CLOSE_MS, undefined, { ref: false })])
    await worker.terminate()
    release()
  }

  return {
    url: `postgres://postgres@${encodeURIComponent(socketFolder)}/postgres`,
    crashed,
    close: () => (closing ??= shutDown()),
    dump: async () => {
      const dumped = hear('dump')
      send('dump')
      return new Uint8Array((await dumped).bytes)
    },
  }
}
