import { hrefOf, type Address } from '../../../platform/address.ts'
import { toLineApp, toLineHandoff, toLogin, toProfile } from '../../../platform/addresses.ts'
import { clearedLineCookie } from './line-cookie.ts'
import type { LineFlow } from './line-flow.store.ts'
import type { LinkRefusal } from './line-link.service.ts'
import type { LineArrival } from './line.service.ts'
import { logInCookies } from '../session/begin-session.ts'

/** A redirect within the app, or to LINE. */
export function redirect(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const goTo = (address: Address, cookies?: string[]) => redirect(hrefOf(address), cookies)

/** Redirects back to the page of the button that was pressed, with the outcome in the URL. */
export function backToStart(
  { returnTo, challenge }: { returnTo: string | null; challenge: string | null },
  outcome: string,
): Response {
  // The default needs no parameter.
  const way = returnTo === null || returnTo === '/' ? undefined : returnTo
  return challenge === null
    ? goTo(toLogin({ returnTo: way, outcome }))
    : goTo(toLineApp({ challenge, returnTo: way, outcome }))
}

/** Redirects to the profile's section about LINE. */
export const backToProfile = (outcome: string): Response => goTo(toProfile({ line: outcome }, 'line'))

/** Redirects a refused linking: a visitor to the log-in, others to the profile. */
export const answerRefusal = (refusal: LinkRefusal): Response =>
  refusal === 'SIGNED_OUT' ? goTo(toLogin({ returnTo: hrefOf(toProfile()) })) : backToProfile(refusal)

const backFrom = (flow: LineFlow | null, outcome: string): Response =>
  flow?.purpose === 'LINK'
    ? backToProfile(outcome)
    : backToStart({ returnTo: flow?.returnPath ?? null, challenge: flow?.handoffChallenge ?? null }, outcome)

/** Redirects a browser that came back from LINE. */
export function answerArrival(arrival: LineArrival): Response {
  switch (arrival.outcome) {
    case 'LOGGED_IN':
    case 'CODE_NEEDED':
      return redirect(arrival.goTo, [...logInCookies(arrival), clearedLineCookie()])
    case 'HANDED_OVER':
      return goTo(toLineHandoff({ code: arrival.code }), [clearedLineCookie()])
    case 'LINKED':
    case 'TAKEN':
    case 'LINKED_OTHERWISE':
      return backToProfile(arrival.outcome)
    case 'LINE_CANCELLED':
    case 'LINE_RETRY':
    case 'LINE_UNREACHABLE':
      return backFrom(arrival.flow, arrival.outcome)
  }
}
