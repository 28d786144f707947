import { useQueryClient } from '@tanstack/react-query'
import { INTERVIEW_PLACE } from '../../../../domain/application/interview.ts'
import { hoursText, momentText } from '../../../../domain/text/shift-text.ts'
import { tokyoText } from '../../../../domain/text/tokyo-time.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { DescriptionList, type DescriptionItem } from '../../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { preLine } from '../../../../ui/theme/text.css.ts'
import { problemsAmong, typedIn } from '../../../forms/form-answer.ts'
import { FormReport } from '../../../forms/form-report.tsx'
import { toastOutcome } from '../../../forms/outcome-toast.ts'
import { usePosted } from '../../../forms/use-posted.ts'
import type { ApplicationView } from '../application-view.ts'
import { invalidateAfterApplying } from '../application.queries.ts'
import { NONE_FITS } from './interview-form-data.ts'
import { CHOICE_MISSING, interviewWords } from './interview-words.ts'
import { answerInterviewFn } from './interview.functions.ts'

type Interviewed = ApplicationView & { interview: NonNullable<ApplicationView['interview']> }

export const hasInterview = (application: ApplicationView): application is Interviewed =>
  application.state === 'INTERVIEW' && application.interview !== null

type InterviewPanelProps = {
  application: Interviewed
  /** The outcome in the URL, after a post without JavaScript. */
  posted: string | undefined
}

/** 「12/18(金) 17:00〜17:30」 */
const timeOf = (start: string, minutes: number) => {
  const end = tokyoText(new Date(Date.parse(start) + minutes * 60_000))
  return `${momentText(start).split(' ')[0]} ${hoursText(start, end)}`
}

/** The interview and the answer to it. */
export const InterviewPanel = (props: InterviewPanelProps) => (
  <Stack gap={3}>
    <DescriptionList items={interviewItems(props.application)} />
    <InterviewAnswer {...props} />
  </Stack>
)

/** The times that the hospital proposes for an interview, to pick one; nothing once the doctor has answered. */
export const InterviewAnswer = (props: InterviewPanelProps) =>
  props.application.interview.isAnswered ? null : <AnswerForm {...props} />

/** What is known of the interview, among the facts of the application. */
export function interviewItems({ interview }: Interviewed): DescriptionItem[] {
  const { place, note, minutes, chosenStart, isAnswered } = interview
  return [
    ...(chosenStart
      ? [{ term: '面談の日時', description: <strong>{timeOf(chosenStart, minutes)}</strong> }]
      : []),
    { term: '面談', description: `${INTERVIEW_PLACE[place]}・${minutes}分` },
    ...(note ? [{ term: '病院から', description: <span className={preLine}>{note}</span> }] : []),
    ...(isAnswered && !chosenStart
      ? [{ term: '回答', description: '都合が合わないとお伝えしました。別の候補をお待ちください。' }]
      : []),
  ]
}

function AnswerForm({ application: { id, listing, interview }, posted }: InterviewPanelProps) {
  const queryClient = useQueryClient()
  const form = usePosted(answerInterviewFn, {
    posted,
    // Times that replace others are another question.
    key: `interview-${id}-${Date.parse(interview.starts[0] ?? '')}`,
    check: (data) =>
      problemsAmong({ chosenStart: typedIn(data, 'chosenStart') === '' ? CHOICE_MISSING : undefined }),
    onAnswer: ({ outcome }) => {
      toastOutcome('interview', interviewWords(outcome))
      void invalidateAfterApplying(queryClient, listing)
    },
  })
  return (
    <form {...form.attributes}>
      <Stack gap={3}>
        <FormReport of={form} words={interviewWords} toasted />
        <input type="hidden" name="applicationId" value={id} />
        <input type="hidden" name="idempotencyKey" value={form.formKey} />
        <RadioGroup
          legend="面談の日時を選んでください"
          name="chosenStart"
          need="required"
          error={form.problems['chosenStart']}
          options={[
            ...interview.starts.map((start) => ({ value: start, label: timeOf(start, interview.minutes) })),
            { value: NONE_FITS, label: 'どれも合わない(別の候補をお願いする)' },
          ]}
        />
        <Button type="submit" variant="filled" block pending={form.pending}>
          この内容で回答する
        </Button>
      </Stack>
    </form>
  )
}
