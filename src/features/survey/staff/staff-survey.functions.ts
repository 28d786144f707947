import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  HandleNoteOutcome,
  StaffSurveys,
  SurveyNoteState,
  type SurveyNote,
} from '../../../contract/gen/staff_survey_pb.ts'
import { requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { uuid } from '../../../domain/uuid.ts'
import { NOTE_STATE, SURVEY_WORDS } from '../../../domain/work/survey-note.ts'
import { toStaffSurvey } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { instantText, timestampText } from '../../../services/timestamp-text.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, longText, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { reasonProblems } from '../../staff/thread-reason.ts'
import { checkHandling } from './handling-check.ts'
import { HANDLE_NOTE_FORM, OPEN_NOTE_FORM, staffSurveysSearchSchema } from './surveys-search.ts'

/** View model of what a doctor wrote, without the words. */
const noteView = (note: SurveyNote) => {
  const state = requiredWord(SurveyNoteState, note.state, 'SurveyNote.state')
  return {
    workId: note.workId,
    hospitalName: note.hospitalName,
    day: dayText(instantText(note.plannedStart) ?? ''),
    sent: timestampText(note.sentAt),
    /** What a record of what was done names. */
    sentAt: note.sentAt ? timestampDate(note.sentAt).toISOString() : '',
    state,
    stateText: NOTE_STATE[state],
    written: [
      note.hasOnlyToOperator ? SURVEY_WORDS.onlyToOperator : '',
      note.hasImprove ? SURVEY_WORDS.improve : '',
      note.hasGood ? SURVEY_WORDS.good : '',
    ].filter((label) => label !== ''),
    handled: timestampText(note.handledAt),
    staffName: note.staffName,
  }
}
export type NoteView = ReturnType<typeof noteView>

/** A page of what doctors wrote, newest first, without the words. */
export const listNotesFn = createServerFn()
  .validator(staffSurveysSearchSchema)
  .handler(async ({ data: { state, after = '' } }) => {
    const request = { isHandled: state === 'HANDLED', after }
    const { notes, nextCursor, open, unread } = await callStaffRaw(StaffSurveys.method.listNotes, request)
    return { notes: notes.map(noteView), nextCursor, open, unread }
  })

/** What a doctor wrote; the words only after they have been opened. Null where nothing is written. */
export const getNoteFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { note, text } = await callStaffRaw(StaffSurveys.method.getNote, { workId })
      if (!note) return null
      return {
        note: noteView(note),
        text: text
          ? {
              words: [
                { label: SURVEY_WORDS.onlyToOperator, text: text.onlyToOperator },
                { label: SURVEY_WORDS.improve, text: text.improve },
                { label: SURVEY_WORDS.good, text: text.good },
              ].filter((one) => one.text !== ''),
              doctorId: text.doctorId,
              doctorName: text.doctorName,
              done: text.done,
            }
          : null,
      }
    }),
  )

const openSchema = formWith({ workId: uuid, reason: longText })

async function open({ form, fields }: v.InferOutput<typeof openSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(reasonProblems(form))
  if (invalid) return invalid
  await callStaffRaw(StaffSurveys.method.openNote, fields)
  return { outcome: 'OPENED' }
}

/** Records why the words are read, and opens them. */
export const openNoteFn = createServerFn({ method: 'POST' })
  .validator(openSchema)
  .handler(
    postedCommand({
      form: OPEN_NOTE_FORM,
      run: open,
      typed: ({ form }) => ({ reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'OPENED',
      next: ({ outcome }, { fields }) =>
        toStaffSurvey(fields.workId, outcome === 'OPENED' ? {} : { outcome }),
    }),
  )

const handleSchema = formWith({
  workId: uuid,
  words: longText,
  sentAt: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
  idempotencyKey: submissionKey,
})

async function handle({ form, fields }: v.InferOutput<typeof handleSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkHandling(form))
  if (invalid) return invalid
  const request = { ...fields, sentAt: timestampFromDate(fields.sentAt) }
  return wordOfOutcome(HandleNoteOutcome, callStaffRaw(StaffSurveys.method.handleNote, request))
}

/** Records what was done about the words. */
export const handleNoteFn = createServerFn({ method: 'POST' })
  .validator(handleSchema)
  .handler(
    postedCommand({
      form: HANDLE_NOTE_FORM,
      run: handle,
      typed: ({ form }) => ({ words: typedIn(form, 'words') }),
      isDone: ({ outcome }) => outcome === 'HANDLED',
      next: ({ outcome }, { fields }) => toStaffSurvey(fields.workId, { outcome }),
    }),
  )
