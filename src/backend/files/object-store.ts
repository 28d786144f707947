import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** An S3-compatible store. */
export type S3 = {
  /** Base URL, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket stands in the path, not in the host name. */
  isPathStyle: boolean
}

/** The store could not be reached or refused us: a retry may succeed, and the answer to people is 503. */
export class ObjectStoreOutage extends Error {
  override name = 'ObjectStoreOutage'
  readonly status = 503
}

/** A row names an object that the store does not have. */
export class MissingObject extends Error {
  override name = 'MissingObject'
}

export type ObjectStore = {
  put(id: string, body: Buffer): Promise<void>
  /** Throws `MissingObject`. */
  get(id: string): Promise<Buffer>
  /** Deleting what is not there is fine. */
  remove(id: string): Promise<void>
}

/** All tries of a request together. */
const PATIENCE_MS = 15_000
/** Pauses before the second and the third try. */
const PAUSES_MS = [100, 500]

const urlOf = ({ endpoint, bucket, isPathStyle }: S3, id: string): string => {
  const url = new URL(endpoint)
  const base = url.pathname.replace(/\/$/, '')
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
  url.pathname = isPathStyle ? `${base}/${bucket}/files/${id}` : `${base}/files/${id}`
  return url.href
}

/** The code of an error, for instance `NoSuchKey`; the status alone does not tell it from `NoSuchBucket`. */
const codeOf = (text: string): string => /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''

type Answer = { status: number; body: Buffer }

/** Objects in a bucket, with signed requests (AWS Signature Version 4). Every failure is an `ObjectStoreOutage`. */
export function createObjectStore(s3: S3): ObjectStore {
  async function request(method: 'PUT' | 'GET' | 'DELETE', id: string, body: Buffer | null): Promise<Answer> {
    // By the first file: most processes store none.
    const { AwsV4Signer } = await import('aws4fetch')
    const { accessKeyId, secretAccessKey, region } = s3
    const content = body ?? Buffer.alloc(0)
    const headers = { 'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex') }
    const keys = { accessKeyId, secretAccessKey, region, service: 's3' }
    const signed = await new AwsV4Signer({ method, url: urlOf(s3, id), headers, ...keys }).sign()
    const init = { method, headers: signed.headers, redirect: 'error' as const }
    const response = await fetch(signed.url, {
      ...init,
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  }

  /** Tries again what another try may mend: all three requests may be repeated. */
  async function send(method: 'PUT' | 'GET' | 'DELETE', id: string, body: Buffer | null = null) {
    const end = performance.now() + PATIENCE_MS
    for (let tries = 0; ; tries += 1) {
      const pause = PAUSES_MS[tries]
      const isLast = pause === undefined || performance.now() + pause > end
      try {
        const answer = await request(method, id, body)
        if (isLast || (answer.status < 500 && answer.status !== 429)) return answer
      } catch (error) {
        if (isLast || (error instanceof Error && error.name === 'TimeoutError'))
          throw new ObjectStoreOutage(`the store of objects does not answer a ${method}`, { cause: error })
      }
      await wait(pause)
    }
  }

  const refusal = (method: string, { status, body }: Answer) =>
    new ObjectStoreOutage(`the store of objects answered a ${method} ${status} ${codeOf(body.toString())}`)
  const isMissing = ({ status, body }: Answer) => status === 404 && codeOf(body.toString()) !== 'NoSuchBucket'
  const isDone = ({ status }: Answer) => status >= 200 && status < 300

  return {
    async put(id, body) {
      const answer = await send('PUT', id, body)
      if (!isDone(answer)) throw refusal('PUT', answer)
    },
    async get(id) {
      const answer = await send('GET', id)
      if (isMissing(answer)) throw new MissingObject(`the store of objects has no ${id}`)
      if (!isDone(answer)) throw refusal('GET', answer)
      return answer.body
    },
    async remove(id) {
      const answer = await send('DELETE', id)
      if (!isDone(answer) && !isMissing(answer)) throw refusal('DELETE', answer)
    },
  }
}
