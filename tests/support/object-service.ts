import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3 } from '#app/backend/file/object-store.ts'

const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
const REGION = 'ap-northeast-1'
const BUCKET = 'files-of-test'
/** Keys of one answer to a list. */
const LISTED = 2

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** AWS Signature Version 4, written again from its specification: whether the request was signed with our keys. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([\w-]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
  const [, key, day = '', region = '', names = '', signature] =
    pattern.exec(headers.authorization ?? '') ?? []
  const time = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const signedNames = names.split(';')
  const isComplete = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((one) => signedNames.includes(one))
  const isFresh = Math.abs(Date.now() - at) < 15 * 60_000 && time.startsWith(day)
  if (key !== KEYS.accessKeyId || region !== REGION || !isComplete || !isFresh) return false
  if (payload !== hash(body)) return false
  const [path = '', query = ''] = url.split('?')
  const lines = signedNames.map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query, lines.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const secret = hmac(hmac(hmac(hmac(`AWS4${KEYS.secretAccessKey}`, day), region), 's3'), 'aws4_request')
  const text = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')
  return hmac(secret, text).toString('hex') === signature
}

type Trouble = {
  /** Answers all requests, or those of one method, with this error; `never`: no answer. */
  answer: readonly [status: number, code: string] | 'never'
  method?: string
  /** How many of them; all when left out. */
  times?: number
}

/** A bucket as S3-compatible stores serve it, over HTTP: PUT, GET, HEAD, DELETE and lists of signed requests. */
export async function startObjectService() {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let trouble: Trouble | null = null
  const fail = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { 'Content-Type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

  /** `ListObjectsV2`, a few keys at a time. */
  function list(response: ServerResponse, query: URLSearchParams) {
    const after = query.get('start-after') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    const shown = keys.toSorted().slice(0, LISTED)
    const contents = shown.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
    return response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > LISTED}</IsTruncated>${contents}</ListBucketResult>`,
      )
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await buffer(request)
    const { method = '', url = '' } = request
    asked.push(method)
    if (trouble && (trouble.method ?? method) === method && trouble.times !== 0) {
      if (trouble.times !== undefined) trouble.times -= 1
      return trouble.answer === 'never' ? undefined : fail(response, ...trouble.answer)
    }
    const [, bucket, key, query = ''] = /^\/([^/?]+)(?:\/([^?]+))?(?:\?(.*))?$/.exec(url) ?? []
    if (!isSigned(request, body)) return fail(response, 403, 'SignatureDoesNotMatch')
    if (bucket !== BUCKET) return fail(response, 404, 'NoSuchBucket')
    if (key === undefined) return list(response, new URLSearchParams(query))
    if (method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return fail(response, 404, 'NoSuchKey')
    return response
      .writeHead(200, { 'Content-Length': found.length })
      .end(method === 'HEAD' ? undefined : found)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const endpoint = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const s3: S3 = { endpoint, region: REGION, bucket: BUCKET, ...KEYS, isPathStyle: true }

  return {
    s3,
    /** The settings as an operator writes them. */
    variables: {
      FILE_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects,
    /** The methods of the requests, in order. */
    asked,
    /** What is wrong from now on; null: nothing. */
    trouble: (now: Trouble | null) => {
      trouble = now
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type ObjectService = Awaited<ReturnType<typeof startObjectService>>
