import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { StaffSurveys } from '../../../contract/gen/staff_survey_pb.ts'
import type { Shown } from '../../../contract/plain.ts'
import { uuid } from '../../../domain/uuid.ts'
import { SURVEY_WORDS } from '../../../domain/work/survey-note.ts'
import { toStaffSurvey } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf, longText, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { HANDLE_NOTE_FORM, OPEN_NOTE_FORM } from './note-form-data.ts'
import { staffSurveysSearchSchema } from './surveys-search.ts'

/** What a doctor wrote, without the words. */
const noteView = (note: Shown<'dp.staff.SurveyNote'>) => ({
  ...note,
  written: [
    note.hasOnlyToOperator ? SURVEY_WORDS.onlyToOperator : '',
    note.hasImprove ? SURVEY_WORDS.improve : '',
    note.hasGood ? SURVEY_WORDS.good : '',
  ].filter((label) => label !== ''),
})
export type NoteView = ReturnType<typeof noteView>

/** A page of what doctors wrote, newest first, without the words. */
export const listNotesFn = createServerFn()
  .validator(staffSurveysSearchSchema)
  .handler(async ({ data: { state, after = '' } }) => {
    const asked = { isHandled: state === 'HANDLED', after }
    const { notes, ...page } = await callStaff(StaffSurveys.method.listNotes, asked)
    return { notes: notes.map(noteView), ...page }
  })

/** What a doctor wrote; the words only after they have been opened. Null where nothing is written. */
export const getNoteFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { note, text } = await callStaff(StaffSurveys.method.getNote, { workId })
      return {
        note: noteView(note),
        text: text && {
          words: [
            { label: SURVEY_WORDS.onlyToOperator, text: text.onlyToOperator },
            { label: SURVEY_WORDS.improve, text: text.improve },
            { label: SURVEY_WORDS.good, text: text.good },
          ].filter((one) => one.text !== ''),
          doctorId: text.doctorId,
          doctorName: text.doctorName,
          done: text.done,
        },
      }
    }),
  )

/** Records why the words are read, and opens them. */
export const openNoteFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ workId: uuid, reason: longText }))
  .handler(
    postedCommand({
      form: OPEN_NOTE_FORM,
      run: async (reading) => {
        await callStaff(StaffSurveys.method.openNote, reading)
        return { outcome: 'OPENED' }
      },
      done: 'OPENED',
      next: ({ outcome }, { workId }) => toStaffSurvey(workId, outcome === 'OPENED' ? {} : { outcome }),
    }),
  )

/** Records what was done about the words. */
export const handleNoteFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      workId: uuid,
      words: longText,
      sentAt: v.pipe(
        v.string(),
        v.maxLength(40),
        v.check((text) => !Number.isNaN(Date.parse(text))),
      ),
      idempotencyKey: submissionKey,
    }),
  )
  .handler(
    postedCommand({
      form: HANDLE_NOTE_FORM,
      run: (handled) => callStaff(StaffSurveys.method.handleNote, handled),
      done: 'HANDLED',
      next: ({ outcome }, { workId }) => toStaffSurvey(workId, { outcome }),
    }),
  )
