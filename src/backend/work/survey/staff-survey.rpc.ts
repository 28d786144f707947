import { StaffSurveys } from '../../../contract/gen/staff_survey_pb.ts'
import type { Told } from '../../../contract/plain.ts'
import { VIEW_REASON } from '../../../domain/message/thread-view-reason.ts'
import { NOTE_WORDS, noteState } from '../../../domain/work/survey-note.ts'
import { logSecurity } from '../../../platform/server/log.server.ts'
import { toCursor, toIdempotencyKey, toWords } from '../../rpc/rpc-input.ts'
import type { Database } from '../../database/client.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import type { StaffGate } from '../../gate/staff-input.ts'
import { toWorkId } from '../core/work-input.ts'
import { handleNote, openNote, readNote } from './handle-note.service.ts'
import { countOpenNotes, findNotes, type NoteRow } from './survey-note.store.ts'

const PAGE = 20

const toNote = (row: NoteRow): Told<'dp.staff.SurveyNote'> => ({
  ...row,
  state: noteState(row),
  staffName: row.staffName ?? '',
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.StaffSurveys`, each for staff only: what doctors wrote is read for a recorded reason. */
export const createStaffSurveyMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(StaffSurveys.method.listNotes, async ({ isHandled, after }, call) => {
    await staffOf(call)
    const [rows, counts] = await Promise.all([
      findNotes(database, { isHandled, after: toCursor(after), limit: PAGE + 1 }),
      countOpenNotes(database),
    ])
    const { items, nextCursor } = pageOf(rows, PAGE, ({ sentAt, handledAt }) => handledAt ?? sentAt)
    return { notes: items.map(toNote), nextCursor: nextCursor ?? '', ...counts }
  }),

  rpcMethod(StaffSurveys.method.openNote, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const workId = toWorkId(message.workId)
    const reason = toWords(message.reason, VIEW_REASON)
    await openNote(database, { workId, staffAccountId, reason, now: clock() })
    return {}
  }),

  rpcMethod(StaffSurveys.method.getNote, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const workId = toWorkId(message.workId)
    const { note, isOpened } = await readNote(database, { workId, staffAccountId, now: clock() })
    if (!isOpened) return { note: toNote(note) }
    logSecurity('sensitive_read', { reason: 'survey', accountId: staffAccountId })
    const { texts, doctorId, doctorName, done } = note
    return { note: toNote(note), text: { ...texts, doctorId, doctorName, done: done ?? '' } }
  }),

  rpcMethod(StaffSurveys.method.handleNote, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    if (!message.sentAt) throw invalidArgument('どの内容に対応したかが指定されていません。')
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      words: toWords(message.words, NOTE_WORDS),
      sentAt: message.sentAt,
    }
    const outcome = await handleNote(database, { staffAccountId, request, now: clock() })
    return { outcome }
  }),
]
