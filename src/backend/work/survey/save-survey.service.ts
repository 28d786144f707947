import {
  editableUntil,
  isComplete,
  SURVEY_OUTCOME,
  surveyPhase,
  type SurveyAnswers,
  type SurveyOutcome,
  type SurveyPhase,
} from '../../../domain/work/survey.ts'
import type { Executor } from '../../database/client.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { findRecord, type WorkRecordRow } from '../record/record.store.ts'
import { findSurvey, saveSurveyRow, type SurveyRow } from './survey.store.ts'

export type SurveyRequest = { workId: string; key: string; answers: SurveyAnswers; isSubmitted: boolean }

/** When the report of a work was confirmed; null before, and for a work that never had a report. */
export const reportConfirmedAt = ({ state, report }: Pick<WorkRecordRow, 'state' | 'report'>): Date | null =>
  state === 'CONFIRMED' || state === 'PAID' ? (report?.answeredAt ?? null) : null

export const phaseOf = (record: WorkRecordRow, survey: SurveyRow | null, now: Date): SurveyPhase =>
  surveyPhase(
    {
      confirmedAt: reportConfirmedAt(record),
      submittedAt: survey?.submittedAt ?? null,
      until: survey?.editableUntil ?? null,
    },
    now,
  )

async function save(
  tx: Executor,
  { doctorId, request, now }: DoctorCommand<SurveyRequest>,
): Promise<SurveyOutcome> {
  const { workId, answers, isSubmitted } = request
  const record = await findRecord(tx, workId)
  if (record?.doctorId !== doctorId) return 'NOT_FOUND'
  const earlier = await findSurvey(tx, workId)
  const phase = phaseOf(record, earlier, now)
  if (phase === 'NOT_YET') return 'NOT_YET'
  // What was submitted does not become a draft again.
  if (phase !== 'OPEN' && !(phase === 'EDITABLE' && isSubmitted)) return 'CLOSED'
  if (isSubmitted && !isComplete(answers)) return 'INCOMPLETE'
  const submittedAt = isSubmitted ? (earlier?.submittedAt ?? now) : null
  await saveSurveyRow(tx, {
    workId,
    ...answers,
    savedAt: now,
    submittedAt,
    editableUntil: submittedAt && editableUntil(submittedAt),
  })
  return isSubmitted ? 'SUBMITTED' : 'DRAFT_SAVED'
}

/** Saves the draft of a survey, or submits it; submitted, it can be edited for seven days. Idempotent by key. */
export const saveSurvey = doctorCommand({ operation: 'saveSurvey', words: SURVEY_OUTCOME }, save)
