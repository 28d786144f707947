import { DAY_MS } from '../duration.ts'
import type { Amenity, ElectronicChart } from '../listing/hospital-words.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** What a hospital says of itself: to every doctor, and to matched ones the first-visit guide (初回勤務ガイド). */

/** The parts of the guide, in the order in which a doctor needs them. */
export const GUIDE_PART = {
  meetingPlace: { label: '集合場所', help: '例: 正面玄関左の夜間受付。守衛にお声がけください' },
  entrance: { label: '入口', help: '例: 17時以降は東側の救急入口。インターホンで「当直」とお伝えください' },
  steps: { label: '到着してからの流れ', help: '例: 1. 受付で名札を受け取る 2. 医局で引き継ぎ 3. 当直室へ' },
  dutyRoom: { label: '当直室', help: '例: 3階 医局の奥。鍵は守衛室。Wi-Fiのパスワードは机の上' },
  phones: { label: '電話番号一覧', help: '例: 病棟 内線2101 / 検査 内線2300 / 放射線 内線2310' },
  chart: { label: '電子カルテの使い方', help: '例: ログインの方法、処方と指示の出し方、困ったときの連絡先' },
  meals: { label: '食事', help: '例: 検食は18時に当直室へ。売店は20時まで' },
  transport: { label: '終電・交通', help: '例: 最終のバスは21:40。タクシーは守衛室で呼べます' },
} as const
export type GuidePart = keyof typeof GUIDE_PART
export type Guide = Readonly<Record<GuidePart, string>>

const isPart = (key: string): key is GuidePart => Object.hasOwn(GUIDE_PART, key)
export const GUIDE_PARTS = Object.keys(GUIDE_PART).filter(isPart)

/** Code points. */
export const SUMMARY_TEXT = { least: 10, most: 1_000 } as const
export const DUTY_ROOM_NOTE = { least: 0, most: 200 } as const
export const GUIDE_TEXT = { least: 0, most: 1_000 } as const

export type PublicProfile = {
  summary: string
  phone: string
  electronicChart: ElectronicChart
  amenities: readonly Amenity[]
  dutyRoomNote: string
}

export const SAVE_PROFILE_OUTCOME = { SAVED: 'SAVED', OUTDATED: 'OUTDATED' } as const

export const saveProfileWords = outcomeWords({
  SAVED: good('病院情報を保存しました。'),
  OUTDATED: info(
    'ほかの担当者が先に保存しました。入力した内容はそのままです。新しい内容を確かめるには、ページを読み直してください。',
  ),
  UNREACHABLE: UNSENT,
})

/** Days after a work for which its doctor still reads the guide. */
export const GUIDE_DAYS = 7

/** Whether the doctor of a work reads the guide: from the match until some days after the work. */
export const mayReadGuide = (
  { state, plannedEnd }: { state: string; plannedEnd: Date },
  now: Date,
): boolean =>
  state !== 'CANCELLED_BY_DOCTOR' &&
  state !== 'CANCELLED_BY_HOSPITAL' &&
  now.getTime() < plannedEnd.getTime() + GUIDE_DAYS * DAY_MS
