import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNgChanged, isNgSaved, ngWords } from '../../domain/ng/ng-words.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted, type Posted } from '../forms/use-posted.ts'
import { checkNg, type TypedNgChange } from './ng-check.ts'
import { changeNgSettingsFn } from './ng.functions.ts'
import { invalidateAfterNg } from './ng.queries.ts'

/** What every form of the page gets from it. */
export type NgFormProps = { formKey: string; kept: KeptAnswer | null }

type Props = NgFormProps & {
  change: TypedNgChange
  /** Tells apart several forms of one change. */
  name?: string
  className?: string
  children: (posted: Posted, typed: Readonly<Record<string, string>>) => ReactNode
}

/** A form that makes one change of the settings. */
export function NgForm({ change, name = '', formKey, kept, className, children }: Props) {
  const queryClient = useQueryClient()
  const own = kept?.typed['form'] === change ? kept : null
  const key = `${formKey}-${change}${name}`
  const posted = usePosted(changeNgSettingsFn, {
    check: checkNg,
    kept: own,
    formKey: key,
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
      <input type="hidden" name="idempotencyKey" value={key} />
      {children(posted, own?.typed ?? {})}
    </form>
  )
}
