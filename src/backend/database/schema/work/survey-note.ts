import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { NOTE_WORDS } from '../../../../domain/work/survey-note.ts'
import { instant } from '../columns.ts'
import { staff } from '../staff.ts'
import { workSurvey } from './work-survey.ts'

/**
 * What our staff have done about the words of a submitted survey; the words stand in `work_survey`. A trigger of that table
 * writes the row with the words, begins anew when they change, and deletes it with them; a trigger of this table
 * deletes the words with the row.
 */
export const surveyNote = pgTable(
  'survey_note',
  {
    workId: uuid('work_id')
      .primaryKey()
      .references(() => workSurvey.workId, { onDelete: 'cascade' }),
    /** When these words came. */
    sentAt: instant('sent_at').notNull(),
    /** When one of our staff opened them for the first time. */
    readAt: instant('read_at'),
    handledAt: instant('handled_at'),
    staffAccountId: uuid('staff_account_id').references(() => staff.accountId),
    /** What was done about them. */
    words: text(),
  },
  (t) => [
    index('survey_note_open')
      .on(t.sentAt, t.workId)
      .where(sql`${t.handledAt} is null`),
    index('survey_note_handled')
      .on(t.handledAt, t.workId)
      .where(sql`${t.handledAt} is not null`),
    check(
      'survey_note_handled_whole',
      sql`num_nulls(${t.handledAt}, ${t.staffAccountId}, ${t.words}) in (0, 3)`,
    ),
    check(
      'survey_note_words_length',
      sql.raw(`char_length(words) between ${NOTE_WORDS.least} and ${NOTE_WORDS.most}`),
    ),
  ],
)
