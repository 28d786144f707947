/**
 * The checks of the GraphQL-over-HTTP specification before a request is read; yoga would execute first and
 * refuse afterwards.
 */

const ANSWERS = ['application/json', 'application/graphql-response+json'] as const
type Answer = (typeof ANSWERS)[number]

const refuse = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response => Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers })

/** Content negotiation: the best media type we can answer with; null when the client accepts none. */
function negotiate(accept: string | null): Answer | null {
  let best: { answer: Answer; quality: number; exact: boolean } | null = null
  for (const range of (accept?.trim() || '*/*').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    const parameter = (name: string) =>
      parameters.find((p) => p.startsWith(`${name}=`))?.slice(name.length + 1)
    const charset = parameter('charset')?.replaceAll('"', '')
    if (charset && charset !== 'utf-8' && charset !== 'utf8') continue
    const quality = Number(parameter('q') ?? 1)
    if (!(quality > 0)) continue
    const answer = ANSWERS.find((name) => name === type || type === '*/*' || type === 'application/*')
    if (!answer) continue
    const exact = answer === type
    if (!best || quality > best.quality || (quality === best.quality && exact && !best.exact)) {
      best = { answer, quality, exact }
    }
  }
  return best?.answer ?? null
}

function isJsonObject(text: string | null): boolean {
  if (!text) return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The refusal of a request that is not GraphQL over HTTP; null when it may go on. */
export function refusal(request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'POST') {
    return refuse(405, 'METHOD_NOT_ALLOWED', 'GraphQL takes GET and POST.', { Allow: 'GET, POST' })
  }
  if (!negotiate(request.headers.get('accept'))) {
    return refuse(406, 'NOT_ACCEPTABLE', `Accept one of: ${ANSWERS.join(', ')}.`)
  }
  if (request.method === 'POST') {
    const [type, ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
    const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
    // JSON only, against CSRF: the content types of plain HTML forms would let another site post with the
    // doctor's cookie.
    if (type?.trim() !== 'application/json' || (charset && !/^charset="?utf-?8"?$/.test(charset))) {
      return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.', {
        'Accept-Post': 'application/json',
      })
    }
    return null
  }
  const parameters = new URL(request.url).searchParams
  for (const name of ['variables', 'extensions']) {
    if (!isJsonObject(parameters.get(name)))
      return refuse(400, 'BAD_REQUEST', `${name} is not a JSON object.`)
  }
  return null
}
