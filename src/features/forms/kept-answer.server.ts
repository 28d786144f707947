import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import { anyKeptForm, keptFormCookie, keptFormOf } from '../../platform/server/kept-form.server.ts'
import type { KeptAnswer } from './form-answer.ts'

/**
 * Keeps the answer in a cookie until the page after the redirect reads it, so that it stands in no URL and no
 * table.
 */
export function keepAnswer(form: string, { problems, typed, refusal }: KeptAnswer): void {
  const kept = { form, problems: { ...problems }, typed: { ...typed }, refusal }
  appendResponseHeader('Set-Cookie', keptFormCookie(kept))
}

/** The kept answer to the form of this name; deletes its cookie. */
export function readKeptAnswer(form: string): KeptAnswer | null {
  const found = keptFormOf(getRequestHeader('cookie'), form)
  if (!found) return null
  appendResponseHeader('Set-Cookie', found.cleared)
  return found.kept
}

/** The kept answer of the last post, with its form's name; deletes its cookie. */
export function readAnyKept(): (KeptAnswer & { form: string }) | null {
  const found = anyKeptForm(getRequestHeader('cookie'))
  if (!found) return null
  appendResponseHeader('Set-Cookie', found.cleared)
  return found.kept
}
