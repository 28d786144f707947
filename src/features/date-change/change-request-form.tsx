import { requestChangeWords } from '../../domain/work/date-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { usePosted } from '../forms/use-posted.ts'
import { ChangeFields } from './change-fields.tsx'
import { CHANGE_FORM } from './change-form-data.ts'
import { requestDateChangeFn } from './date-change.functions.ts'
import { WorkFields, type ChangedWork } from './work-fields.tsx'

type ChangeRequestFormProps = {
  work: ChangedWork
  /** The last request, of which another one is another command. */
  last: string
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  /** Reads the work again. */
  onChange: () => Promise<void>
}

/** The doctor's request to move the work, with the planned times to begin with. */
export function ChangeRequestForm({ work, last, outcome, onChange }: ChangeRequestFormProps) {
  const kept = keptFor(usePageForms(), CHANGE_FORM)
  const posted = usePosted(requestDateChangeFn, {
    posted: outcome,
    of: CHANGE_FORM,
    key: `change-${last}`,
    onAnswer: (given) => {
      if (given.outcome === 'REQUESTED') toastOutcome('date-change', requestChangeWords(given.outcome))
      return given.problems ? undefined : onChange()
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  return (
    <Disclosure summary="変更したい日時を病院に相談する" open={outcome !== undefined || kept !== null}>
      <form {...attributes}>
        <Stack gap={4}>
          <FormReport of={posted} words={requestChangeWords} toasted />
          <WorkFields work={work} formKey={formKey} />
          <ChangeFields planned={work} problems={problems} typed={typed} help="病院にお伝えする文章です" />
          {posted.answer?.outcome === 'SHORT_REST' && (
            <Checkbox name="shortRestAcknowledged" label="休息が足りないことを確認しました" />
          )}
          <Button type="submit" variant="filled" pending={pending}>
            この日時を病院に相談する
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}
