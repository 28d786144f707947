import type { OutcomeWords, ToldOutcome } from '../../domain/text/outcome-words.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { FormSummary } from './form-summary.tsx'
import type { Posted } from './use-posted.ts'
import { contactLinked } from './contact-linked.tsx'

type FormReportProps = {
  of: Pick<Posted, 'form' | 'answer' | 'byScript' | 'problems' | 'failure'>
  words?: OutcomeWords
  /** Title of the error summary. */
  title?: string
  /** Script tells by a toast that it went well, because the form leaves the page; an outcome is told once. */
  toasted?: boolean
}

/** The result of a posted form: outcome or failure, and the error summary. */
export function FormReport({
  of: { form, answer, byScript, problems, failure },
  words,
  title,
  toasted,
}: FormReportProps) {
  const told = words?.(answer?.outcome, answer?.retryAfter)
  const isToasted = toasted && byScript && told?.tone === 'good'
  return (
    <>
      <OutcomeNotice told={failure ?? (isToasted ? undefined : told)} />
      <FormSummary form={form} problems={problems} title={title} />
    </>
  )
}

/** `told` is a plain string if the call failed. */
export function OutcomeNotice({ told }: { told: ToldOutcome | string | undefined }) {
  if (!told) return null
  const { tone, text } = typeof told === 'string' ? { tone: 'danger' as const, text: told } : told
  return (
    <Notice tone={tone} role={tone === 'good' ? 'status' : 'alert'}>
      {contactLinked(text)}
    </Notice>
  )
}
