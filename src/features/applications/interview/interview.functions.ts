import { create } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import { AnswerInterviewOutcome, AnswerInterviewRequestSchema, Work } from '../../../contract/gen/work_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { toApplied } from '../../../platform/addresses.ts'
import { callWork } from '../../../services/work/work.server.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { interviewFormSchema, NONE_FITS, type InterviewForm } from './interview-form-data.ts'

async function answer({ chosenStart, ...fields }: InterviewForm): Promise<FormAnswer> {
  if (chosenStart === '') return { outcome: 'CHOICE_MISSING' }
  const request = create(AnswerInterviewRequestSchema, {
    ...fields,
    chosenStart: chosenStart === NONE_FITS ? undefined : timestampFromDate(new Date(chosenStart)),
  })
  const { outcome } = await callWork(Work.method.answerInterview, request)
  return { outcome: requiredWord(AnswerInterviewOutcome, outcome, 'AnswerInterview.outcome') }
}

export const answerInterview = createServerFn({ method: 'POST' })
  .validator(interviewFormSchema)
  .handler(
    postedCommand({
      run: answer,
      next: ({ outcome }, { applicationId: application }) => toApplied({ application, answered: outcome }),
    }),
  )
