import { rm } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { guardDisk } from '../disk-guard.ts'
import { isTask, type WorkerOrder, type WorkerReport } from './embedded.protocol.ts'

// Listens on a Unix socket only, in a folder with mode 0700; no network port.
const port = parentPort
if (!port) throw new Error('embedded.worker.ts runs in a worker thread only')
const given: unknown = workerData
if (!isTask(given)) throw new Error('embedded.worker.ts was started without its task')
const task = given
const report = (message: WorkerReport, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const database = await PGlite.create({
  dataDir: task.folder,
  loadDataDir: task.from && new Blob([task.from]),
  extensions: { btree_gist, pg_trgm },
  // With LC_CTYPE C, pg_trgm ignores Japanese characters: searches would find nothing, by a full scan.
  initDbStartParams: [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ],
})
// JIT compilation costs more here than any of our statements takes.
await database.exec('set jit = off')

const server = new PGLiteSocketServer({ db: database, path: task.socket, maxConnections: 4 })
server.addEventListener('connection', () => {
  // All connections share one session; a new one must not collide with prepared statements of the one before.
  void database.exec('deallocate all')
})
await server.start()
const stopGuard = task.folder
  ? guardDisk(database, {
      folder: task.folder,
      // Ends the thread; the main thread sees a crash.
      onDead: (cause) =>
        setImmediate(() => {
          throw new Error('the embedded database is dead', { cause })
        }),
    })
  : () => undefined
report({ kind: 'ready' })

async function dump(): Promise<void> {
  const blob = await database.dumpDataDir('none')
  const bytes = await blob.arrayBuffer()
  report({ kind: 'dump', bytes }, [bytes])
}

async function close(): Promise<void> {
  stopGuard()
  await server.stop()
  await database.close()
  await rm(task.socket, { force: true })
  report({ kind: 'closed' })
  port?.close()
}

// An unhandled rejection ends the thread; the main thread sees a crash.
port.on('message', (order: WorkerOrder) => void (order === 'dump' ? dump() : close()))
