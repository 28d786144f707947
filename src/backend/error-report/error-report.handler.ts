import * as v from 'valibot'
import { crossSiteRefusal } from '../limits/cross-site.ts'
import { createNetworkLimit, createRateLimit } from '../limits/rate-limit.ts'
import { scrubbed } from './scrub.ts'

/** Rate limits per network, and in total, so that reports cannot flood the log. */
const PER_MINUTE = { address: 20, all: 600 } as const
const BODY = 16_384

const text = (length: number) => v.pipe(v.string(), v.maxLength(length))

const reportSchema = v.object({
  /** The reporting part of the app. */
  context: text(200),
  name: text(200),
  message: text(2_000),
  stack: v.optional(text(8_000), ''),
  /** Path of the page, without query and fragment. */
  path: text(2_000),
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/)),
})

/** A report with personal data removed. */
export type BrowserError = Record<'version' | 'path' | 'context' | 'name' | 'message' | 'stack', string>

type Options = {
  origin: string
  clock: () => Date
  log: (fields: BrowserError) => void
}

const refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ code }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

async function readReport(request: Request) {
  const body = await request.text()
  if (body.length > BODY) return null
  try {
    const parsed = v.safeParse(reportSchema, JSON.parse(body))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/**
 * `POST /error-reports`: writes an error of a browser to the log. The log entry has neither
 * account nor IP address nor device, and personal data is removed from its texts.
 */
export function createErrorReportHandler({ origin, clock, log }: Options) {
  const ofNetwork = createNetworkLimit(PER_MINUTE.address, clock)
  const ofAll = createRateLimit(PER_MINUTE.all, clock)

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refuse(405, 'METHOD_NOT_ALLOWED', { Allow: 'POST' })
    const refusal = crossSiteRefusal(request, origin)
    if (refusal) return refusal
    const wait = ofNetwork(request) ?? ofAll('')
    if (wait !== null) return refuse(429, 'TOO_MANY_REPORTS', { 'Retry-After': String(wait) })
    const report = await readReport(request)
    if (!report) return refuse(400, 'INVALID_REPORT')
    log({
      version: report.version,
      path: scrubbed(report.path, 200),
      context: scrubbed(report.context, 200),
      name: scrubbed(report.name, 100),
      message: scrubbed(report.message, 500),
      stack: scrubbed(report.stack, 2_000),
    })
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
}
