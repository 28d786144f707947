import { OutcomeNotice } from '../../../forms/form-report.tsx'
import type { ApplicationView } from '../application-view.ts'
import { interviewWords } from './interview-words.ts'

type InterviewNoticeProps = {
  /** The outcome in the URL, after a post without JavaScript. */
  answered: string | undefined
  /** The doctor's own record has to say so too; anybody can write a URL. */
  application: ApplicationView | undefined
}

/** The outcome of an answer whose form is gone. */
export function InterviewNotice({ answered, application }: InterviewNoticeProps) {
  const interview = application?.interview
  const isTrue = interview?.isAnswered && (interview.chosenStart !== null) === (answered === 'CHOSEN')
  return isTrue ? <OutcomeNotice told={interviewWords(answered)} /> : null
}
