import { Surveys } from '../../../contract/gen/survey_pb.ts'
import type { Asked } from '../../../contract/plain.ts'
import { SURVEY_TEXT, surveyUntil, type SurveyAnswers } from '../../../domain/work/survey.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toText } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toWorkId } from '../core/work-input.ts'
import { toRecord } from '../record/record-message.ts'
import { findRecord } from '../record/record.store.ts'
import { isRehireWantedOf } from './rehire-wish.store.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'
import { reportConfirmedAt, phaseOf, saveSurvey } from './save-survey.service.ts'
import { findSurvey, type SurveyRow } from './survey.store.ts'

function toScale(value: number): number | null {
  if (value < 0 || value > 5) throw invalidArgument('1から5までの数で答えてください。')
  return value === 0 ? null : value
}

function toAnswers(answers: Asked<'dp.work.SurveyAnswers'> | null): SurveyAnswers {
  if (!answers) throw invalidArgument('アンケートの内容を入力してください。')
  return {
    ...answers,
    busyness: toScale(answers.busyness),
    handover: toScale(answers.handover),
    facilities: toScale(answers.facilities),
    good: toText(answers.good, SURVEY_TEXT),
    improve: toText(answers.improve, SURVEY_TEXT),
    onlyToOperator: toText(answers.onlyToOperator, SURVEY_TEXT),
  }
}

const NO_ANSWERS = {
  duty: null,
  time: null,
  break: null,
  pay: null,
  rework: null,
  good: '',
  improve: '',
  onlyToOperator: '',
}

const answersOf = (row: SurveyRow | null) => ({
  ...(row ?? NO_ANSWERS),
  busyness: row?.busyness ?? 0,
  handover: row?.handover ?? 0,
  facilities: row?.facilities ?? 0,
})

/** The methods of `dp.work.Surveys`. */
export const createSurveyMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Surveys.method.getSurvey, async (message, call) => {
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
      work: toRecord(record),
      phase,
      answers: answersOf(survey),
      until,
      isRehireWanted,
    }
  }),

  rpcMethod(Surveys.method.saveSurvey, async (message, call) => {
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      answers: toAnswers(message.answers),
      isSubmitted: message.isSubmitted,
    }
    const outcome = await saveSurvey(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),
]
