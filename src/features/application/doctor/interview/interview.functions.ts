import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import { AnswerInterviewOutcome, Work } from '../../../../contract/gen/work_pb.ts'
import { wordOfOutcome } from '../../../../contract/wire-word.ts'
import { toApplied } from '../../../../platform/addresses.ts'
import { callWorkRaw } from '../../../../services/work/work.server.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { interviewFormSchema, NONE_FITS, type InterviewForm } from './interview-form-data.ts'

async function answer({ chosenStart, ...fields }: InterviewForm): Promise<FormAnswer> {
  if (chosenStart === '') return { outcome: 'CHOICE_MISSING' }
  return wordOfOutcome(
    AnswerInterviewOutcome,
    callWorkRaw(Work.method.answerInterview, {
      ...fields,
      chosenStart: chosenStart === NONE_FITS ? undefined : timestampFromDate(new Date(chosenStart)),
    }),
  )
}

export const answerInterviewFn = createServerFn({ method: 'POST' })
  .validator(interviewFormSchema)
  .handler(
    postedCommand({
      run: answer,
      next: ({ outcome }, { applicationId: application }) => toApplied({ application, answered: outcome }),
    }),
  )
