import { readFileSync } from 'node:fs'
import type { OldTerms } from '#app/backend/database/agreed-terms/old-terms.ts'

/**
 * Terms as the version before facts wrote them, of every variation in `terms-sources.ts`: applied to, offered with other
 * terms, renewed, and converted to a contract without a term. Made once by that version; never made anew.
 */

type Kind = 'spot' | 'regular'
type Changed = { kind: Kind; fields?: Partial<OldTerms>; lines: Record<string, string | null> }
type Before = { base: Record<Kind, OldTerms>; changed: Record<string, Changed> }

const { base, changed }: Before = JSON.parse(
  readFileSync(new URL('../unit/agreed-before.json', import.meta.url), 'utf8'),
)

/** By the name of the variation, for example `renewed: no term`. */
export const termsBefore: ReadonlyMap<string, OldTerms> = new Map(
  Object.entries(changed).map(([name, { kind, fields, lines }]) => {
    const { terms, ...figures } = base[kind]
    const known = new Set(terms.map(({ heading }) => heading))
    const changedLines = terms.map(({ heading, text }) => ({
      heading,
      text: heading in lines ? (lines[heading] ?? null) : text,
    }))
    const more = Object.entries(lines)
      .filter(([heading]) => !known.has(heading))
      .map(([heading, text]) => ({ heading, text }))
    const kept = [...changedLines, ...more].flatMap(({ heading, text }) =>
      text === null ? [] : [{ heading, text }],
    )
    return [name, { ...figures, ...fields, terms: kept }]
  }),
)
