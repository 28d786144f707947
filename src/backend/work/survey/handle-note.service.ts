import { HANDLE_NOTE_OUTCOME, type HandleNoteOutcome } from '../../../domain/work/survey-note.ts'
import type { Database, Executor } from '../../database/client.ts'
import { mayRead, recordView } from '../../staff/recorded-view.service.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../../gate/staff-command.service.ts'
import { RpcError } from '../../rpc/rpc-error.ts'
import { findNote, lockNote, markHandled, markNoteRead } from './survey-note.store.ts'

export const noteNotFound = () => new RpcError('not_found', 'このアンケートのことばは見つかりません。')

type Opening = { workId: string; staffAccountId: string; reason: string; now: Date }

/** Records why a member of our staff reads the words of a survey. Throws `not_found` for a survey without words. */
export const openNote = (
  database: Database,
  { workId, staffAccountId, reason, now }: Opening,
): Promise<void> =>
  database.transaction(async (tx) => {
    const note = await lockNote(tx, workId)
    if (!note) throw noteNotFound()
    const view = { staffAccountId, kind: 'SURVEY_VIEWED', subject: workId } as const
    await recordView(tx, { ...view, reason, at: now, from: note.sentAt })
    await markNoteRead(tx, workId, now)
  })

type Reading = { workId: string; staffAccountId: string; now: Date }

/** A note, and whether the member of our staff may read its words now. Throws `not_found` for a survey without words. */
export async function readNote(executor: Executor, { workId, staffAccountId, now }: Reading) {
  const note = await findNote(executor, workId)
  if (!note) throw noteNotFound()
  const view = { staffAccountId, kind: 'SURVEY_VIEWED', subject: workId } as const
  return { note, isOpened: await mayRead(executor, { ...view, now, from: note.sentAt }) }
}

export type HandleNoteRequest = { workId: string; key: string; words: string; sentAt: Date }

/** Instants reach a client to the second. */
const secondOf = (instant: Date): number => Math.floor(instant.getTime() / 1_000)

async function handle(
  tx: Executor,
  { staffAccountId, request, now }: StaffCommand<HandleNoteRequest>,
): Promise<HandleNoteOutcome> {
  const { workId, words, sentAt } = request
  const note = await lockNote(tx, workId)
  if (!note) throw noteNotFound()
  if (secondOf(note.sentAt) !== secondOf(sentAt)) return 'CHANGED'
  if (note.handledAt) return 'ALREADY_HANDLED'
  const view = { staffAccountId, kind: 'SURVEY_VIEWED', subject: workId } as const
  if (!(await mayRead(tx, { ...view, now, from: note.sentAt }))) return 'NOT_OPENED'
  await markHandled(tx, workId, { handledAt: now, staffAccountId, words })
  await recordStaffAction(tx, { staffAccountId, kind: 'SURVEY_HANDLED', subject: workId, words, at: now })
  return 'HANDLED'
}

/**
 * Our staff record what they did about the words of a survey, which they must have read as they stand now. Idempotent by
 * key.
 */
export const handleNote = staffCommand({ operation: 'handleSurveyNote', words: HANDLE_NOTE_OUTCOME }, handle)
