import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { Contradiction } from '../../../domain/search/contradictions/contradiction.ts'
import { Notice } from '../../../ui/notice/notice.tsx'

type ContradictionNotesProps = { of: keyof Criteria; found: readonly Contradiction[] }

/** What the choice of one criterion contradicts, beside it; read out when it comes up. */
export function ContradictionNotes({ of, found }: ContradictionNotesProps) {
  return (
    <div aria-live="polite">
      {found
        .filter(({ field }) => field === of)
        .map(({ text, isImpossible }) => (
          <Notice key={text} tone={isImpossible ? 'warn' : 'info'}>
            {text}
          </Notice>
        ))}
    </div>
  )
}
