import { MINUTE_MS } from '../../domain/duration.ts'
import { bringsCookiesOfOurs } from '../../platform/server/cookie.server.ts'
import { environment } from '../../platform/server/environment.server.ts'
import {
  createPageMemory,
  cutPage,
  joinPage,
  type RememberedPage,
} from '../../platform/server/page-memory.ts'
import {
  OUTAGE_SEEN,
  PAGE_REFUSED,
  PAGE_STATUS,
  requestScope,
  type RequestScope,
} from '../../platform/server/request-scope.server.ts'
import { theBackend } from '../bundled-backend.server.ts'
import { listingsOperations, noteListingsOperations } from '../telemetry/listings-requests.server.ts'

const PATHS = /^\/search\/(spot|regular)(\/result|\/high-value)?$/

/** A name for `Server-Timing`, by which an operator sees how a page came about. */
const REMEMBERED = 'remembered'

const memory = createPageMemory()

/** Words such as 「あと3時間」 and days change with whole minutes. */
const nextMinute = (at: number) => at - (at % MINUTE_MS) + MINUTE_MS

function isOfVisitor({ method, url, headers }: Request): boolean {
  const { NODE_ENV, LISTINGS_GRAPHQL_URL } = environment()
  return (
    NODE_ENV === 'production' &&
    !LISTINGS_GRAPHQL_URL &&
    method === 'GET' &&
    PATHS.test(new URL(url).pathname) &&
    !headers.has('authorization') &&
    !bringsCookiesOfOurs(headers.get('cookie'))
  )
}

/** Everything that a visitor's page depends on besides what it shows of listings, and the instant. */
function addressOf(url: string, { marksPhrases }: RequestScope): string {
  const { pathname, search } = new URL(url)
  return `${marksPhrases ? 'marked' : 'plain'} ${pathname}${search}`
}

/** Whether nothing but listings, which are the same for everybody, has been asked for a page. */
const isForEverybody = ({ asked, accountId, memo }: RequestScope, askedBefore: number): boolean =>
  accountId === undefined &&
  asked.backend - askedBefore === asked.forEverybody &&
  ![OUTAGE_SEEN, PAGE_REFUSED, PAGE_STATUS].some((sign) => memo.has(sign))

function toRemembered(response: Response, html: string, scope: RequestScope): RememberedPage | null {
  const closesNext = theBackend().shown.closesNext()
  const cut = cutPage(html, scope)
  if (closesNext === null || !cut || html.includes(scope.requestId)) return null
  const until = Math.min(nextMinute(scope.at), closesNext)
  const headers = [...response.headers]
  return { ...cut, headers, from: scope.at, until, operations: listingsOperations(scope) }
}

/**
 * Answers a request for a list with the page of an earlier visitor, if nothing of it has changed since: as of a reading that
 * was sent after the request. Otherwise renders it, and remembers it where nothing in it is of one visitor.
 */
export async function visitorPage(request: Request, render: () => Promise<Response>): Promise<Response> {
  if (!isOfVisitor(request)) return render()
  const scope = requestScope()
  const version = await theBackend().shown.version()
  if (version === null) return render()
  const address = addressOf(request.url, scope)
  const known = memory.find(address, version, scope.at)
  if (known) {
    noteListingsOperations(known.operations)
    const headers = new Headers(known.headers.map(([name, value]) => [name, value]))
    headers.append('Server-Timing', REMEMBERED)
    return new Response(joinPage(known, scope), { headers })
  }
  const askedBefore = scope.asked.backend
  const response = await render()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (response.status !== 200 || !isPage || response.headers.has('set-cookie')) return response
  if (!isForEverybody(scope, askedBefore)) return response
  const html = await response.text()
  const page = toRemembered(response, html, scope)
  if (page) memory.keep(address, version, page)
  return new Response(html, response)
}
