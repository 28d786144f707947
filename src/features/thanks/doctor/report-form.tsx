import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { thanksAnswerWords, THANKS_REPORT_REASON, THANKS_REPORT_TEXT } from '../../../domain/work/thanks.ts'
import { toThanks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { reportThanksFn } from './thanks.functions.ts'
import { invalidateThanks } from './thanks.queries.ts'
import type { ThanksSearch } from './thanks-search.ts'
import { REPORT_THANKS_FORM } from './report-form-data.ts'

const REASONS = Object.entries(THANKS_REPORT_REASON).map(([value, label]) => ({ value, label }))

type ReportThanksFormProps = {
  id: string
  search: ThanksSearch
}

/** Reports a thanks to our staff. */
export function ReportThanksForm({ id, search }: ReportThanksFormProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const closed = toThanks({ ...search, report: undefined, outcome: undefined }, `thanks-${id}`)
  const posted = usePosted(reportThanksFn, {
    posted: search.outcome,
    of: REPORT_THANKS_FORM,
    key: `${id}-report`,
    onAnswer: async (given) => {
      if (given.problems) return
      toastOutcome('appreciation', thanksAnswerWords(given.outcome))
      await invalidateThanks(queryClient)
      await navigate({ ...closed, resetScroll: false })
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  return (
    <form {...attributes} aria-label="不適切な内容の報告">
      <Stack gap={4}>
        <FormReport of={posted} words={thanksAnswerWords} toasted />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RadioGroup
          legend="報告する理由"
          name="reason"
          need="required"
          defaultValue={typed['reason']}
          error={problems['reason']}
          options={REASONS}
        />
        <FreeText
          label="くわしい内容"
          need="optional"
          help="運営だけが読みます。病院には伝わりません。"
          problems={problems}
          name="detail"
          rows={3}
          limit={THANKS_REPORT_TEXT}
          defaultValue={typed['detail']}
        />
        <Inline gap={2}>
          <Button type="submit" variant="filled" pending={pending}>
            運営に報告する
          </Button>
          <Link {...closed} className={buttonClass()}>
            やめる
          </Link>
        </Inline>
      </Stack>
    </form>
  )
}
