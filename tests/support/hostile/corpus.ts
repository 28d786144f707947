import { asBytes, createSource, type HostileRequest, type Known, type Source } from './values.ts'
import { functionRequest, lineRequest, reportRequest, uploadRequest } from './form-calls.ts'
import { graphqlRequest } from './graphql-calls.ts'
import { pageRequest } from './pages.ts'
import { connectRequest, twirpRequest } from './rpc-calls.ts'

/** How often each part of the app is asked, out of a hundred. */
const SHARES: readonly (readonly [number, (source: Source) => HostileRequest])[] = [
  [30, pageRequest],
  [26, functionRequest],
  [12, graphqlRequest],
  [11, connectRequest],
  [11, twirpRequest],
  [4, reportRequest],
  [3, lineRequest],
  [3, uploadRequest],
]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']

const HEADERS = [
  'accept',
  'accept-language',
  'accept-encoding',
  'authorization',
  'x-account-authorization',
  'content-type',
  'content-encoding',
  'cookie',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-client-address',
  'x-forwarded-host',
  'x-http-method-override',
  'x-tsr-serverfn',
] as const

const VALUES = [
  '*/*',
  'text/html',
  'application/json;q=0',
  'application/graphql-response+json',
  'Bearer ',
  'Bearer a.b.c',
  'Basic eDp4',
  '__Host-sid=x; __Host-sid=y',
  'bytes=0-0',
  'gzip;q=0, identity;q=0',
  'cross-site',
  'null',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
] as const

/** A request the app's own pages would not send: something of it is exchanged, lost or damaged. */
function damaged(source: Source, request: HostileRequest): HostileRequest {
  const { headers, body } = request
  switch (source.int(0, 4)) {
    case 0:
      return { ...request, method: source.oneOf(METHODS) }
    case 1: {
      const value = source.chance(0.6)
        ? source.oneOf(VALUES)
        : asBytes(source.text()).replaceAll(/[^\x20-\xff]/g, '')
      return { ...request, headers: { ...headers, [source.oneOf(HEADERS)]: value } }
    }
    case 2: {
      const rest = Object.entries(headers).filter(() => source.chance(0.5))
      return { ...request, headers: Object.fromEntries(rest) }
    }
    case 3:
      return body ? { ...request, body: source.chance(0.5) ? Buffer.alloc(0) : source.bytes(60) } : request
    default: {
      if (!body || body.length === 0) return request
      const changed = Buffer.from(body)
      changed[source.int(0, changed.length - 1)] = source.int(0, 255)
      return { ...request, body: changed }
    }
  }
}

export type CorpusEntry = {
  request: HostileRequest
  /** Which of the callers asks, by index; null is a visitor. */
  caller: number | null
  address: string
}

/** Hostile requests over everything the app serves: the same seed, the same requests. */
export function* hostileCorpus(
  seed: number,
  count: number,
  known: Known,
  callers: number,
): Generator<CorpusEntry> {
  const source = createSource(seed, known)
  for (let i = 0; i < count; i += 1) {
    let ticket = source.int(0, 99)
    const make = SHARES.find(([share]) => (ticket -= share) < 0)?.[1] ?? pageRequest
    const request = make(source)
    yield {
      request: source.chance(0.15) ? damaged(source, request) : request,
      caller: source.chance(0.7) ? source.int(0, callers - 1) : null,
      // Limits count by address: one address would be refused by them before anything is asked.
      address: `10.${source.int(0, 255)}.${source.int(0, 255)}.${source.int(1, 254)}`,
    }
  }
}
