import type { OutcomeWords, Told } from '../../domain/text/outcome-words.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { FormSummary } from './form-summary.tsx'
import type { Posted } from './use-posted.ts'
import { contactLinked } from './contact-linked.tsx'

type FormReportProps = {
  of: Pick<Posted, 'form' | 'answer' | 'isToasted' | 'problems' | 'failure'>
  words?: OutcomeWords
  /** Title of the error summary. */
  title?: string
  /** The page tells that it went well; an outcome is told once. */
  isToldAbove?: boolean
}

/** The result of a posted form: outcome or failure, and the error summary. */
export function FormReport({
  of: { form, answer, isToasted, problems, failure },
  words,
  title,
  isToldAbove,
}: FormReportProps) {
  const told = words?.(answer?.outcome, answer?.retryAfter)
  const isToldElsewhere = told?.tone === 'good' && (isToasted || isToldAbove)
  return (
    <>
      <OutcomeNotice told={failure ?? (isToldElsewhere ? undefined : told)} />
      <FormSummary form={form} problems={problems} title={title} />
    </>
  )
}

/** `told` is a plain string if the call failed. */
export function OutcomeNotice({ told }: { told: Told | string | undefined }) {
  if (!told) return null
  const { tone, text } = typeof told === 'string' ? { tone: 'danger' as const, text: told } : told
  return (
    <Notice tone={tone} role={tone === 'good' ? 'status' : 'alert'}>
      {contactLinked(text)}
    </Notice>
  )
}
