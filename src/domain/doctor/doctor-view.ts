import type { DoctorQueue } from './doctor-decision.ts'

/** Why our staff see the data of doctors, by the screen that shows them: on record with each view, and said there. */
export const DOCTOR_VIEW = {
  CHANGES: '変更の申請の確認',
  PROPOSALS: '2人で決める操作の確認',
  TROUBLES: '欠勤・打刻・異議への対応',
  THANKS: '感謝の声の報告の確認',
} as const

/** The same for a doctor's record, by the list that the doctor stands in. */
export const FILE_VIEW: Record<DoctorQueue, string> = {
  WAITING: '登録の確認',
  ACTIVE: 'ご利用中の先生の登録内容の確認',
  STOPPED: '停止・お断りの見直し',
}

/** What a screen says of the record that a view leaves. */
export const viewRecorded = (reason: string): string =>
  `この閲覧は「${reason}」として操作の記録に残り、先生のデータダウンロードにも含まれます。`
