import { DAY_MS } from '../../domain/duration.ts'
import {
  NG_LIMIT,
  NG_OUTCOME,
  type NgCondition,
  type NgEffects,
  type NgOutcome,
} from '../../domain/ng/ng-words.ts'
import { isWeekly, isWholeDays, spanOfDay, type NgWeekly, type Span } from '../../domain/ng/ng-times.ts'
import { addMonths } from '../../domain/text/month-days.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import { type DoctorCommand, doctorCommand } from '../command/doctor-command.ts'
import {
  countBlocks,
  countSettings,
  deleteBlock,
  deleteBlocks,
  deleteHospital,
  deleteRoster,
  deleteWeekly,
  findBlock,
  findManualBlocks,
  insertBlocks,
  insertNgHospital,
  insertWeekly,
  isHospital,
  markBlock,
  markRoster,
  reasonHospital,
  replaceConditions,
  replaceOmissions,
  upsertEffects,
} from './ng.store.ts'
import { readRoster } from './roster/roster-file.ts'

export type NgChange =
  | { kind: 'ADD_HOSPITAL'; hospitalId: number; reason: string }
  | { kind: 'REMOVE_HOSPITAL'; hospitalId: number }
  | { kind: 'ADD_WEEKLY' | 'REMOVE_WEEKLY'; weekly: NgWeekly }
  | { kind: 'ADD_PERIOD'; span: Span; isWork: boolean }
  | { kind: 'REMOVE_BLOCK'; id: string }
  | { kind: 'PAINT_MONTH'; month: string; days: readonly string[] }
  | { kind: 'IMPORT_ROSTER'; text: string; isWork: boolean }
  | { kind: 'MARK_BLOCK'; id: string; isWork: boolean }
  | { kind: 'MARK_ROSTER'; isWork: boolean }
  | { kind: 'CLEAR_ROSTER' }
  | { kind: 'SET_CONDITIONS'; conditions: readonly NgCondition[] }
  | { kind: 'SET_EFFECTS'; effects: NgEffects }

type Place = { tx: Executor; doctorId: string; now: Date }

/** Times further ahead than this have no listings. */
const AHEAD_DAYS = 800

async function addHospital(
  { tx, doctorId, now }: Place,
  { hospitalId, reason }: { hospitalId: number; reason: string },
): Promise<NgOutcome> {
  if (await reasonHospital(tx, { doctorId, hospitalId, reason })) return 'SAVED'
  if (!(await isHospital(tx, hospitalId))) return 'NOT_FOUND'
  if ((await countSettings(tx, doctorId, 'HOSPITAL')) >= NG_LIMIT.hospitals) return 'TOO_MANY'
  await insertNgHospital(tx, { doctorId, now, hospitalId, reason })
  return 'SAVED'
}

async function addWeekly({ tx, doctorId, now }: Place, weekly: NgWeekly): Promise<NgOutcome> {
  if (!isWeekly(weekly)) return 'BAD_PERIOD'
  if ((await countSettings(tx, doctorId, 'DATE')) >= NG_LIMIT.weekly) return 'TOO_MANY'
  await insertWeekly(tx, { doctorId, now, ...weekly })
  return 'SAVED'
}

async function addPeriod(
  { tx, doctorId, now }: Place,
  { span, isWork }: { span: Span; isWork: boolean },
): Promise<NgOutcome> {
  const { start, end } = span
  const isAhead = end > now.getTime() && start < now.getTime() + AHEAD_DAYS * DAY_MS
  if (!(start < end) || end - start > NG_LIMIT.days * DAY_MS || !isAhead) return 'BAD_PERIOD'
  if (isWork && isWholeDays(span)) return 'NO_HOURS'
  if ((await countBlocks(tx, doctorId, now)) >= NG_LIMIT.blocks) return 'TOO_MANY'
  await insertBlocks(tx, { doctorId, source: 'MANUAL', spans: [span], isWork })
  return 'SAVED'
}

/** A time that is no longer there is left so: nothing is to be marked. */
async function markOne(
  { tx, doctorId }: Place,
  { id, isWork }: { id: string; isWork: boolean },
): Promise<NgOutcome> {
  const span = await findBlock(tx, doctorId, id)
  if (!span) return 'SAVED'
  if (isWork && isWholeDays(span)) return 'NO_HOURS'
  await markBlock(tx, id, isWork)
  return 'SAVED'
}

/** Adds and removes single whole days; longer times of the month stay. */
async function paintMonth(
  { tx, doctorId, now }: Place,
  { month, days }: { month: string; days: readonly string[] },
): Promise<NgOutcome> {
  const range = {
    start: spanOfDay(`${month}-01`).start,
    end: spanOfDay(`${addMonths(month, 1)}-01`).start,
  }
  const wanted = new Map(days.filter((day) => day >= tokyoDay(now)).map((day) => [spanOfDay(day).start, day]))
  const before = await findManualBlocks(tx, doctorId, range)
  const single = before
    .map(({ id, startTime, endTime }) => ({ id, start: startTime.getTime(), end: endTime.getTime() }))
    .filter((span) => isWholeDays(span) && span.end - span.start === DAY_MS && span.end > now.getTime())
  const kept = new Set(single.map(({ start }) => start))
  const added = [...wanted].filter(([start]) => !kept.has(start)).map(([, day]) => spanOfDay(day))
  const removed = single.filter(({ start }) => !wanted.has(start))
  const count = (await countBlocks(tx, doctorId, now)) + added.length - removed.length
  if (added.length > 0 && count > NG_LIMIT.blocks) return 'TOO_MANY'
  await deleteBlocks(
    tx,
    removed.map(({ id }) => id),
  )
  await insertBlocks(tx, { doctorId, source: 'MANUAL', spans: added, isWork: false })
  return 'SAVED'
}

async function importRoster(
  { tx, doctorId, now }: Place,
  { text, isWork }: { text: string; isWork: boolean },
): Promise<NgOutcome> {
  if (Buffer.byteLength(text) > NG_LIMIT.fileBytes) return 'FILE_TOO_LARGE'
  const roster = readRoster(text, now)
  if (!roster) return 'FILE_UNREADABLE'
  const { spans, omissions } = roster
  if (spans.length > NG_LIMIT.roster) return 'TOO_MANY'
  await replaceOmissions(tx, { doctorId, now, omissions })
  if (spans.length === 0)
    return omissions.every(({ reason }) => reason === 'BEYOND') ? 'FILE_EMPTY' : 'FILE_NOT_TAKEN'
  await deleteRoster(tx, doctorId)
  await insertBlocks(tx, { doctorId, source: 'ICS', spans, isWork })
  return omissions.length > 0 ? 'IMPORTED_PARTLY' : 'IMPORTED'
}

async function change(place: Place, asked: NgChange): Promise<NgOutcome> {
  const { tx, doctorId, now } = place
  switch (asked.kind) {
    case 'ADD_HOSPITAL':
      return addHospital(place, asked)
    case 'ADD_WEEKLY':
      return addWeekly(place, asked.weekly)
    case 'ADD_PERIOD':
      return addPeriod(place, asked)
    case 'PAINT_MONTH':
      return paintMonth(place, asked)
    case 'IMPORT_ROSTER':
      return importRoster(place, asked)
    case 'REMOVE_HOSPITAL':
      await deleteHospital(tx, doctorId, asked.hospitalId)
      return 'SAVED'
    case 'REMOVE_WEEKLY':
      await deleteWeekly(tx, doctorId, asked.weekly)
      return 'SAVED'
    case 'REMOVE_BLOCK':
      await deleteBlock(tx, doctorId, asked.id)
      return 'SAVED'
    case 'MARK_BLOCK':
      return markOne(place, asked)
    case 'MARK_ROSTER':
      await markRoster(tx, doctorId, asked.isWork)
      return 'SAVED'
    case 'CLEAR_ROSTER':
      await deleteRoster(tx, doctorId)
      await replaceOmissions(tx, { doctorId, now, omissions: [] })
      return 'SAVED'
    case 'SET_CONDITIONS':
      await replaceConditions(tx, { doctorId, now, conditions: asked.conditions })
      return 'SAVED'
    case 'SET_EFFECTS':
      await upsertEffects(tx, doctorId, asked.effects)
      return 'SAVED'
  }
}

/** Makes one change of a doctor's NG settings. Idempotent by key. */
export const changeNgSettings = doctorCommand(
  { operation: 'changeNgSettings', words: NG_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<{ key: string; change: NgChange }>) =>
    change({ tx, doctorId, now }, request.change),
)
