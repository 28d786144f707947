import { appendResponseHeader, getRequest, getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { bearerToken } from '../../domain/account/bearer-token.ts'
import { ourCookie } from '../../platform/server/cookie.server.ts'
import { requestScope } from '../../platform/server/request-scope.server.ts'
import { theBackend } from '../../services/bundled-backend.server.ts'
import type { KeptAnswer } from './form-answer.ts'

const schema = v.object({
  form: v.string(),
  /** The page that shows it: another page with a form of that name does not. */
  address: v.string(),
  typed: v.record(v.string(), v.string()),
  refusal: v.string(),
})

const cookie = ourCookie('unsent', /^[\w-]+$/)
/** Enough for a log-in with a code that comes by mail or telephone. */
const SECONDS = 30 * 60
/** Browsers drop a cookie above 4,096 characters whole; its attributes are counted along. */
const LIMIT = 4_090

const UNSENT = 'ログインの有効期限が切れていたため、まだ送信していません。'

const refusalOf = ({ isCut, hasFile }: { isCut: boolean; hasFile: boolean }): string =>
  [
    UNSENT,
    isCut
      ? '長い文章は残せませんでした。お手数ですが、もう一度入力してください。'
      : '入力した内容を確認して、もう一度送信してください。',
    hasFile ? '選んだファイルは残らないため、選び直してください。' : '',
  ].join('')

/** The session of the page that script wants to leave, when it asks to keep what is typed and not to run the command. */
export const sessionToKeep = (): string | undefined => getRequestHeader('x-keep-unsent')

type Unsent = {
  form: string
  address: string
  typed: Readonly<Record<string, string>>
  hasFile: boolean
}

/**
 * Keeps what could not be sent because the session had ended, until its account has logged in again: in a cookie, sealed
 * for that account. Values that do not fit are left out, the longest first. Returns false if the session is unknown.
 */
export async function keepUnsent({ form, address, typed, hasFile }: Unsent): Promise<boolean> {
  const session = {
    id: sessionToKeep(),
    bearer: bearerToken(getRequestHeader('authorization')),
    cookie: getRequestHeader('cookie') ?? null,
  }
  const byLength = Object.entries(typed).toSorted(([, one], [, other]) => one.length - other.length)
  for (let kept = byLength.length; kept >= 0; kept -= 1) {
    const unsent = {
      form,
      address,
      typed: Object.fromEntries(byLength.slice(0, kept)),
      refusal: refusalOf({ isCut: kept < byLength.length, hasFile }),
    }
    const sealed = await theBackend().unsentTexts.seal(session, JSON.stringify(unsent))
    if (sealed === null) return false
    const header = cookie.set(sealed, SECONDS)
    if (header.length > LIMIT) continue
    appendResponseHeader('Set-Cookie', header)
    return true
  }
  return false
}

/** Every param of the one address is in the other, so that a page may add its own. */
function leadsTo(address: string, page: string): boolean {
  const [one, other] = [new URL(address, page), new URL(page)]
  return (
    one.pathname === other.pathname &&
    [...one.searchParams].every(([name, value]) => other.searchParams.getAll(name).includes(value))
  )
}

/**
 * What a form of this page could not send when the session of the present account had ended, with the form's name; deletes
 * its cookie, and that of another account.
 */
export function readAnyUnsent(): (KeptAnswer & { form: string }) | null {
  const sealed = cookie.read(getRequestHeader('cookie'))
  const { accountId } = requestScope()
  if (sealed === null || accountId === undefined) return null
  const text = theBackend().unsentTexts.open(accountId, sealed)
  const unsent = text === null ? null : v.parse(schema, JSON.parse(text))
  if (unsent && !leadsTo(unsent.address, getRequest().url)) return null
  appendResponseHeader('Set-Cookie', cookie.cleared())
  return unsent && { form: unsent.form, problems: {}, typed: unsent.typed, refusal: unsent.refusal }
}

/**
 * What the form of this name on this page could not send when the session of the present account had ended; deletes its
 * cookie, and that of another account.
 */
export function readUnsent(form: string): KeptAnswer | null {
  const sealed = cookie.read(getRequestHeader('cookie'))
  const { accountId } = requestScope()
  if (sealed === null || accountId === undefined) return null
  const text = theBackend().unsentTexts.open(accountId, sealed)
  const unsent = text === null ? null : v.parse(schema, JSON.parse(text))
  if (unsent && (unsent.form !== form || !leadsTo(unsent.address, getRequest().url))) return null
  appendResponseHeader('Set-Cookie', cookie.cleared())
  return unsent && { problems: {}, typed: unsent.typed, refusal: unsent.refusal }
}
