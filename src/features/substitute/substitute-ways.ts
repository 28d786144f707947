import type { SubstitutePolicy } from '../../domain/listing/listing-words.ts'
import { DATE_DEADLINE_HOURS, LATEST_HOURS, LATEST_OFF_HOURS } from '../../domain/work/substitute.ts'

/** How a substitute is found: of a spot work, or of a date of a contract by its terms. */
export type SubstituteWay = {
  title: string
  /** What happens once the doctor asks. */
  lead: string
  limits: string
  begin: string
  stop: string
  open: string
}

const DATE = '代診をお願いする'

const STANDS = '注意は付かず、定期の契約はそのまま続きます。'

const WAYS: Readonly<Record<SubstitutePolicy, SubstituteWay>> = {
  SELF: {
    title: DATE,
    lead: `契約の条件で、代診の先生はご自身で手配します。この日だけの求人を同じ時間と給与で出し、専門が合い、その時間が空いている先生にお知らせします。病院が応募した先生を承認すると、この日は代診になります。${STANDS}`,
    limits: `勤務開始の${LATEST_HOURS}時間前までお願いでき、応募は${DATE_DEADLINE_HOURS}時間前まで受け付けます。先生のお名前は、ほかの先生には伝わりません。`,
    begin: 'この日の代診の先生をさがし始める',
    stop: 'さがすのをやめて勤務する',
    open: '代診の先生をさがしています',
  },
  HOSPITAL: {
    title: DATE,
    lead: `契約の条件で、代診は病院が手配します。病院が代わりの先生を手配すると、この日は代診になります。${STANDS}`,
    limits: `勤務開始の${LATEST_HOURS}時間前までお願いできます。病院の回答まで、勤務は確定したままです。`,
    begin: '病院に代診の手配をお願いする',
    stop: 'お願いを取り下げて勤務する',
    open: '病院に代診の手配をお願いしています',
  },
  NONE_NEEDED: {
    title: 'この日をお休みにする',
    lead: `契約の条件で、代診は不要です。お休みにすると病院にお知らせし、この日の勤務はなくなります。${STANDS}`,
    limits: `勤務開始の${LATEST_OFF_HOURS}時間前までお休みにできます。そのあとは病院にお電話のうえ、キャンセルを申請してください。取り消しはできません。`,
    begin: 'この日をお休みにする',
    stop: '',
    open: '',
  },
}

const SPOT: SubstituteWay = {
  title: '代わりの先生をさがす',
  lead: 'この勤務の枠を1つ増やして募集し、専門が合い、その時間が空いている先生にお知らせします。応募が成立すると、この勤務は注意なしでキャンセルになります。',
  limits: `勤務開始の${LATEST_HOURS}時間前まで、求人の応募の締め切りまでさがせます。病院にもお知らせします。先生のお名前は、ほかの先生には伝わりません。`,
  begin: '代わりの先生をさがし始める',
  stop: 'さがすのをやめて勤務する',
  open: '代わりの先生をさがしています',
}

/** The way of a work; of a spot work there is no policy. */
export const substituteWay = (policy: SubstitutePolicy | null): SubstituteWay =>
  policy === null ? SPOT : WAYS[policy]
