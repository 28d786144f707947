/** Reads the body of a request; null as soon as it exceeds `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Most bodies of one account that are read or worked on at the same time. */
const AT_ONCE = 6

/** Bounds the uploads of an account that are under way, and so the memory that one account can hold. */
export function createUploadBound() {
  const open = new Map<string, number>()
  return {
    /** Runs the upload; BUSY when too many of the account are under way. */
    async run<T>(accountId: string, upload: () => Promise<T>): Promise<T | 'BUSY'> {
      const count = open.get(accountId) ?? 0
      if (count >= AT_ONCE) return 'BUSY'
      open.set(accountId, count + 1)
      try {
        return await upload()
      } finally {
        const left = (open.get(accountId) ?? 1) - 1
        if (left > 0) open.set(accountId, left)
        else open.delete(accountId)
      }
    },
  }
}

export type UploadBound = ReturnType<typeof createUploadBound>
