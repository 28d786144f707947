import { durationText } from './shift-text.ts'

/** What is said of an outcome, and whether it is good news. */
export type Told = { tone: 'good' | 'info' | 'danger'; text: string }

/** Nothing for an outcome that needs no words; it may come from an address, where anything can stand. */
export type OutcomeWords = (outcome: string | undefined, retryAfter?: number | null) => Told | undefined

export const good = (text: string): Told => ({ tone: 'good', text })
export const info = (text: string): Told => ({ tone: 'info', text })

/** The words of a table, where a plain sentence is a refusal, and how long to wait before the next try. */
export const outcomeWords =
  (messages: Readonly<Record<string, string | Told>>): OutcomeWords =>
  (outcome, retryAfter) => {
    const said = outcome !== undefined && Object.hasOwn(messages, outcome) ? messages[outcome] : undefined
    if (said === undefined) return undefined
    const { tone, text } = typeof said === 'string' ? { tone: 'danger' as const, text: said } : said
    const wait = retryAfter ? `(あと${durationText(Math.ceil(retryAfter / 60))}ほど)` : ''
    return { tone, text: text + wait }
  }
