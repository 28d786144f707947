import {
  MatchAnswer,
  ReworkAnswer,
  SaveSurveyOutcome,
  SurveyPhase,
  Surveys,
  type SurveyAnswers as WireAnswers,
} from '../../../contract/gen/survey_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import { SURVEY_TEXT, surveyUntil, type SurveyAnswers } from '../../../domain/work/survey.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toText } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import { toWorkId } from '../core/work-input.ts'
import { toRecordMessage } from '../record/record-message.ts'
import { findRecord } from '../record/record.store.ts'
import { isRehireWantedOf } from './rehire-wish.store.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'
import { reportConfirmedAt, phaseOf, saveSurvey } from './save-survey.service.ts'
import { findSurvey, type SurveyRow } from './survey.store.ts'

function toScale(value: number): number | null {
  if (value < 0 || value > 5) throw invalidArgument('1から5までの数で答えてください。')
  return value === 0 ? null : value
}

function toAnswers(answers: WireAnswers | undefined): SurveyAnswers {
  if (!answers) throw invalidArgument('アンケートの内容を入力してください。')
  return {
    duty: wireWordOf(MatchAnswer, answers.duty),
    time: wireWordOf(MatchAnswer, answers.time),
    break: wireWordOf(MatchAnswer, answers.break),
    pay: wireWordOf(MatchAnswer, answers.pay),
    busyness: toScale(answers.busyness),
    handover: toScale(answers.handover),
    facilities: toScale(answers.facilities),
    rework: wireWordOf(ReworkAnswer, answers.rework),
    good: toText(answers.good, SURVEY_TEXT),
    improve: toText(answers.improve, SURVEY_TEXT),
    onlyToOperator: toText(answers.onlyToOperator, SURVEY_TEXT),
  }
}

const toMessage = (row: SurveyRow) => ({
  duty: row.duty ? MatchAnswer[row.duty] : undefined,
  time: row.time ? MatchAnswer[row.time] : undefined,
  break: row.break ? MatchAnswer[row.break] : undefined,
  pay: row.pay ? MatchAnswer[row.pay] : undefined,
  busyness: row.busyness ?? 0,
  handover: row.handover ?? 0,
  facilities: row.facilities ?? 0,
  rework: row.rework ? ReworkAnswer[row.rework] : undefined,
  good: row.good,
  improve: row.improve,
  onlyToOperator: row.onlyToOperator,
})

/** The methods of `dp.work.Surveys`. */
export const createSurveyMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethodRaw(Surveys.method.getSurvey, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { doctorId } = doctorOf(call)
    const [record, survey, isRehireWanted] = await Promise.all([
      findRecord(database, workId),
      findSurvey(database, workId),
      isRehireWantedOf(database, workId),
    ])
    if (record?.doctorId !== doctorId) throw workNotFound()
    const phase = phaseOf(record, survey, clock())
    const confirmed = reportConfirmedAt(record)
    const until = survey?.editableUntil ?? (confirmed && surveyUntil(confirmed))
    return {
      work: toRecordMessage(record),
      phase: SurveyPhase[phase],
      answers: survey ? toMessage(survey) : {},
      until: timestampOf(until),
      isRehireWanted,
    }
  }),

  rpcMethodRaw(Surveys.method.saveSurvey, async (message, call) => {
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      answers: toAnswers(message.answers),
      isSubmitted: message.isSubmitted,
    }
    const outcome = await saveSurvey(database, { ...doctorOf(call), request, now: clock() })
    return { outcome: SaveSurveyOutcome[outcome] }
  }),
]
