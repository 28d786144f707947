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
  /** The ids of all objects, in parts. */
  list(): AsyncGenerator<string[]>
}

/** All tries of a request together. */
const PATIENCE_MS = 15_000
/** Pauses before the second and the third try. */
const PAUSES_MS = [100, 500]

const FOLDER = 'files/'

/** `target`: the key of an object, or the query of a list. */
const urlOf = ({ endpoint, bucket, isPathStyle }: S3, target: string | URLSearchParams): string => {
  const url = new URL(endpoint)
  const base = url.pathname.replace(/\/$/, '')
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
  const root = isPathStyle ? `${base}/${bucket}` : base
  if (typeof target === 'string') url.pathname = `${root}/${target}`
  else {
    url.pathname = isPathStyle ? root : `${root}/`
    url.search = target.toString()
  }
  return url.href
}

/** What a part of a list says: all its keys, those of our objects, and whether more follow. */
function readList(xml: string): { last: string | undefined; ids: string[]; isMore: boolean } {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
  const ids = keys.flatMap(
    (key) => /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key)?.[1] ?? [],
  )
  return { last: keys.at(-1), ids, isMore: /<IsTruncated>true</.test(xml) }
}

/** The code of an error, for instance `NoSuchKey`; the status alone does not tell it from `NoSuchBucket`. */
const codeOf = (text: string): string => /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''

type Method = 'PUT' | 'GET' | 'DELETE'
type Answer = { status: number; body: Buffer }

/** Objects in a bucket, with signed requests (AWS Signature Version 4). Every failure is an `ObjectStoreOutage`. */
export function createObjectStore(s3: S3): ObjectStore {
  async function request(
    method: Method,
    target: string | URLSearchParams,
    body: Buffer | null,
  ): Promise<Answer> {
    // By the first file: most processes store none.
    const { AwsV4Signer } = await import('aws4fetch')
    const { accessKeyId, secretAccessKey, region } = s3
    const content = body ?? Buffer.alloc(0)
    const headers = { 'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex') }
    const keys = { accessKeyId, secretAccessKey, region, service: 's3' }
    const signed = await new AwsV4Signer({ method, url: urlOf(s3, target), headers, ...keys }).sign()
    const init = { method, headers: signed.headers, redirect: 'error' as const }
    const response = await fetch(signed.url, {
      ...init,
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  }

  /** Tries again what another try may mend: all requests may be repeated. */
  async function send(method: Method, target: string | URLSearchParams, body: Buffer | null = null) {
    const end = performance.now() + PATIENCE_MS
    for (let tries = 0; ; tries += 1) {
      const pause = PAUSES_MS[tries]
      const isLast = pause === undefined || performance.now() + pause > end
      try {
        const answer = await request(method, target, body)
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
      const answer = await send('PUT', FOLDER + id, body)
      if (!isDone(answer)) throw refusal('PUT', answer)
    },
    async get(id) {
      const answer = await send('GET', FOLDER + id)
      if (isMissing(answer)) throw new MissingObject(`the store of objects has no ${id}`)
      if (!isDone(answer)) throw refusal('GET', answer)
      return answer.body
    },
    async remove(id) {
      const answer = await send('DELETE', FOLDER + id)
      if (!isDone(answer) && !isMissing(answer)) throw refusal('DELETE', answer)
    },
    async *list() {
      for (let after: string | undefined = ''; after !== undefined;) {
        const query = { 'list-type': '2', prefix: FOLDER, ...(after && { 'start-after': after }) }
        const answer = await send('GET', new URLSearchParams(query))
        if (!isDone(answer)) throw refusal('GET', answer)
        const { ids, last, isMore }: ReturnType<typeof readList> = readList(answer.body.toString())
        yield ids
        after = isMore ? last : undefined
      }
    },
  }
}
