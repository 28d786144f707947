import { durationText } from './shift-text.ts'

/** The message of an outcome, with its tone. */
export type ToldOutcome = { tone: 'good' | 'info' | 'danger'; text: string }

/** Looks up a message; undefined without one. The outcome may come from a URL and is not trusted. */
export type OutcomeWords = (
  outcome: string | undefined,
  retryAfter?: number | null,
) => ToldOutcome | undefined

export const good = (text: string): ToldOutcome => ({ tone: 'good', text })
export const info = (text: string): ToldOutcome => ({ tone: 'info', text })

/**
 * Creates the lookup of a table, where a plain string is a refusal; `retryAfter` adds the time to wait, in
 * seconds.
 */
export const outcomeWords =
  (messages: Readonly<Record<string, string | ToldOutcome>>): OutcomeWords =>
  (outcome, retryAfter) => {
    const said = outcome !== undefined && Object.hasOwn(messages, outcome) ? messages[outcome] : undefined
    if (said === undefined) return undefined
    const { tone, text } = typeof said === 'string' ? { tone: 'danger' as const, text: said } : said
    const wait = retryAfter ? `(あと${durationText(Math.ceil(retryAfter / 60))}ほど)` : ''
    return { tone, text: text + wait }
  }
