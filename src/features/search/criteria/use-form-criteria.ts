import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import { regularSearchOf, spotSearchOf } from '../../../domain/search/search-address.ts'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { criteriaKey } from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { afterPaint } from '../../../platform/after-paint.ts'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'

const SEARCH_OF = { spot: spotSearchOf, regular: regularSearchOf }

/**
 * What a search form says at the moment. The form itself is the truth: with and without script the same boxes are sent,
 * and what is counted is what would be searched.
 */
export function useFormCriteria(
  kind: SearchKind,
  /** What the address says: what the form says when it is first shown, and whenever the address changes. */
  initial: Criteria,
) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(initial)
  /** Goes on the form's `onChange`, and is called after a choice that no box of the form has made. */
  const reread = useCallback(() => {
    // The tick itself is drawn by the browser at once; what follows from it may take its time.
    afterPaint(() => {
      if (!form.current) return
      const said: Criteria = criteriaOf(SEARCH_OF[kind](formValues(form.current)))
      // The same as before stays the same, so that nobody asks again.
      startTransition(() => setDraft((before) => (criteriaKey(before) === criteriaKey(said) ? before : said)))
    })
  }, [kind])
  // A box ticked before this script had come was heard by nobody.
  useEffect(reread, [initial, reread])
  return { form, draft, reread }
}

function formValues(form: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') (values[name] ??= []).push(value)
  }
  return values
}
