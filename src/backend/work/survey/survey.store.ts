import { eq } from 'drizzle-orm'
import type { SurveyAnswers } from '../../../domain/work/survey.ts'
import type { Executor } from '../../database/client.ts'
import { workSurvey } from '../../database/schema/work/work-survey.ts'

export type SurveyRow = typeof workSurvey.$inferSelect

/** The survey of a work, draft or submitted. */
export async function findSurvey(executor: Executor, workId: string): Promise<SurveyRow | null> {
  const [row] = await executor.select().from(workSurvey).where(eq(workSurvey.workId, workId))
  return row ?? null
}

type Saved = SurveyAnswers & Pick<SurveyRow, 'workId' | 'savedAt' | 'submittedAt' | 'editableUntil'>

/** Writes the answers in place of those before. The caller must hold the lock of the doctor. */
export async function saveSurveyRow(executor: Executor, row: Saved): Promise<void> {
  const { workId: _id, ...answers } = row
  await executor
    .insert(workSurvey)
    .values(row)
    .onConflictDoUpdate({ target: workSurvey.workId, set: answers })
}
