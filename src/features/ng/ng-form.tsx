import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNgChanged, isNgSaved, ngWords } from '../../domain/ng/ng-words.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted, type Posted } from '../forms/use-posted.ts'
import { NG_FORM, type TypedNgChange } from './ng-form-data.ts'
import { changeNgSettingsFn } from './ng.functions.ts'
import { invalidateAfterNg } from './ng.queries.ts'

/** The kept answer, if it was to this change: all forms of the page have one name. */
export function useKeptChange(change: TypedNgChange): KeptAnswer | null {
  const kept = keptFor(usePageForms(), NG_FORM)
  return kept?.typed['change'] === change ? kept : null
}

type Props = {
  change: TypedNgChange
  /** Tells apart several forms of one change. */
  name?: string
  className?: string
  children: (posted: Posted) => ReactNode
}

/** A form that makes one change of the settings. */
export function NgForm({ change, name = '', className, children }: Props) {
  const queryClient = useQueryClient()
  const posted = usePosted(changeNgSettingsFn, {
    of: NG_FORM,
    kept: useKeptChange(change),
    key: `${change}${name}`,
    onAnswer: (answer) => {
      if (answer.problems || !isNgChanged(answer.outcome)) return undefined
      if (isNgSaved(answer.outcome)) toastOutcome('ng', ngWords(answer.outcome))
      return invalidateAfterNg(queryClient)
    },
  })
  return (
    <form {...posted.attributes} className={className}>
      <FormReport of={posted} words={ngWords} toasted />
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="idempotencyKey" value={posted.formKey} />
      {children(posted)}
    </form>
  )
}
