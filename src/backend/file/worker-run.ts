import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { threadScript } from '../thread-script.ts'
import type { FileMime } from '../../domain/message/message-file.ts'

/** Of the thread's own processor time, from when its libraries are loaded; a photograph of 48 megapixels takes half. */
const MOST_CPU_MS = 2_000
/** However busy the machine is. */
const MOST_WALL_MS = 20_000
/** Memory of the thread, and memory outside of its heap. */
const HEAP_MB = 384
const MOST_OUTSIDE = 384 * 1024 * 1024
const LOOK_MS = 100

/** The script of the thread that makes an uploaded file anew. */
export const DECODE_WORKER = threadScript('decode.worker', import.meta.url)

type Run = { mime: FileMime; file: Buffer; mostBytes: number }

const cpuOf = async (worker: Worker) => {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1_000
}

/** Settles when the thread has used up what it may use. */
async function exhaustion(worker: Worker, signal: AbortSignal): Promise<'EXHAUSTED'> {
  const before = await cpuOf(worker)
  const began = performance.now()
  for await (const _ of setInterval(LOOK_MS, undefined, { signal })) {
    if (performance.now() - began > MOST_WALL_MS || (await cpuOf(worker)) - before > MOST_CPU_MS) break
    if ((await worker.getHeapStatistics()).external_memory > MOST_OUTSIDE) break
  }
  return 'EXHAUSTED'
}

/**
 * Runs the script on a file in a thread of its own; what it reports, or EXHAUSTED when it was ended because it took more
 * time or memory than any honest file does. Rejects when the script itself fails.
 */
export async function runWorker(script: URL, { mime, file, mostBytes }: Run): Promise<unknown> {
  const worker = new Worker(script, {
    workerData: { mime, file: new Uint8Array(file), mostBytes },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, stackSizeMb: 4 },
    // Libraries warn of what is wrong with a file.
    stdout: true,
    stderr: true,
  })
  const ended = new AbortController()
  try {
    return await new Promise<unknown>((settle, reject) => {
      worker.once('error', (error) => {
        const isExhausted = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        if (isExhausted) settle('EXHAUSTED')
        else reject(error)
      })
      worker.once('exit', () => reject(new Error('the thread for files ended without a report')))
      worker.once('message', () => {
        worker.once('message', settle)
        // Fails when the thread has ended, which the others tell.
        exhaustion(worker, ended.signal).then(settle, () => undefined)
      })
    })
  } finally {
    ended.abort()
    await worker.terminate()
  }
}
