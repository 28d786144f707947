import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { ourCookie } from '../../platform/server/cookie.server.ts'
import type { KeptAnswer } from './form-answer.ts'

const schema = v.object({
  form: v.string(),
  problems: v.record(v.string(), v.string()),
  typed: v.record(v.string(), v.string()),
  refusal: v.optional(v.string()),
})

const cookie = ourCookie('form', /^[\w-]+$/)
/** Long enough for a redirect on a slow connection; the cookie is deleted when it is read. */
const SECONDS = 60
/** Browsers drop a cookie above about 4 kB whole. */
const LIMIT = 3_500

const encoded = (answer: v.InferOutput<typeof schema>) =>
  Buffer.from(JSON.stringify(answer)).toString('base64url')

/**
 * Keeps the answer in a cookie until the page after the redirect reads it, so that it stands in no URL and no
 * table.
 */
export function keepAnswer(form: string, answer: KeptAnswer): void {
  const whole = encoded({ form, ...answer })
  const value = whole.length <= LIMIT ? whole : encoded({ form, ...answer, typed: {} })
  appendResponseHeader('Set-Cookie', cookie.set(value, SECONDS))
}

function decoded(value: string): v.InferOutput<typeof schema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(Buffer.from(value, 'base64url').toString()))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** The kept answer to the form of this name; deletes its cookie. */
export function readKeptAnswer(form: string): KeptAnswer | null {
  const value = cookie.read(getRequestHeader('cookie'))
  if (value === null) return null
  const kept = decoded(value)
  if (kept && kept.form !== form) return null
  appendResponseHeader('Set-Cookie', cookie.cleared())
  return kept
}
