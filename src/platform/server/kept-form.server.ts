import * as v from 'valibot'
import { ourCookie } from './cookie.server.ts'

const schema = v.object({
  form: v.string(),
  problems: v.record(v.string(), v.string()),
  typed: v.record(v.string(), v.string()),
  refusal: v.optional(v.string()),
})
type KeptForm = v.InferOutput<typeof schema>

const cookie = ourCookie('form', /^[\w-]+$/)
/** Long enough for a redirect on a slow connection; the cookie is deleted when it is read. */
const SECONDS = 60
/** Browsers drop a cookie above about 4 kB whole. */
const LIMIT = 3_500

const encoded = (kept: KeptForm) => Buffer.from(JSON.stringify(kept)).toString('base64url')

/** A `Set-Cookie` header that keeps what was typed into a form until the page after the redirect reads it. */
export function keptFormCookie(kept: KeptForm): string {
  const whole = encoded(kept)
  return cookie.set(whole.length <= LIMIT ? whole : encoded({ ...kept, typed: {} }), SECONDS)
}

function decoded(value: string): KeptForm | null {
  try {
    const result = v.safeParse(schema, JSON.parse(Buffer.from(value, 'base64url').toString()))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** What a `Cookie` header keeps for the form of this name, and the header that deletes it; null for what is another form's. */
export function keptFormOf(
  header: string | undefined,
  form: string,
): { kept: KeptForm | null; cleared: string } | null {
  const value = cookie.read(header)
  if (value === null) return null
  const kept = decoded(value)
  return kept && kept.form !== form ? null : { kept, cleared: cookie.cleared() }
}

/** What a `Cookie` header keeps for any form, and the header that deletes it; null if there is no such cookie. */
export function anyKeptForm(header: string | undefined): { kept: KeptForm | null; cleared: string } | null {
  const value = cookie.read(header)
  return value === null ? null : { kept: decoded(value), cleared: cookie.cleared() }
}
