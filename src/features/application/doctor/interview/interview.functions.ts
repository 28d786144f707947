import { createServerFn } from '@tanstack/react-start'
import { Work } from '../../../../contract/gen/work_pb.ts'
import { toApplied } from '../../../../platform/addresses.ts'
import { callWork } from '../../../../services/work/work.server.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { interviewFormSchema, NONE_FITS, type InterviewForm } from './interview-form-data.ts'

async function answer({ chosenStart, ...fields }: InterviewForm): Promise<FormAnswer> {
  if (chosenStart === '') return { outcome: 'CHOICE_MISSING' }
  return callWork(Work.method.answerInterview, {
    ...fields,
    chosenStart: chosenStart === NONE_FITS ? null : chosenStart,
  })
}

export const answerInterviewFn = createServerFn({ method: 'POST' })
  .validator(interviewFormSchema)
  .handler(
    postedCommand({
      run: answer,
      next: ({ outcome }, { applicationId: application }) => toApplied({ application, answered: outcome }),
    }),
  )
