/** Messages between the main thread and the worker thread of the embedded database. */

export type WorkerTask = {
  /** The data folder; in memory when absent. */
  folder?: string
  /** Initial data: a dump (tar). */
  from?: Uint8Array<ArrayBuffer>
  socket: string
}

export type WorkerOrder = 'dump' | 'close'

export type WorkerReport = { kind: 'ready' } | { kind: 'dump'; bytes: ArrayBuffer } | { kind: 'closed' }

export const isTask = (value: unknown): value is WorkerTask =>
  typeof value === 'object' && value !== null && 'socket' in value && typeof value.socket === 'string'
