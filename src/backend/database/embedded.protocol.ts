/** What the main thread and the database's worker thread say to each other. */

export type WorkerTask = {
  /** Absent: in memory. */
  folder?: string
  /** A dump to begin with. */
  from?: Uint8Array<ArrayBuffer>
  socket: string
}

export type WorkerOrder = 'dump' | 'close'

export type WorkerReport = { kind: 'ready' } | { kind: 'dump'; bytes: ArrayBuffer } | { kind: 'closed' }

export const isTask = (value: unknown): value is WorkerTask =>
  typeof value === 'object' && value !== null && 'socket' in value && typeof value.socket === 'string'
