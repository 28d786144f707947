import { ALONE_DAYS } from '../../../domain/doctor/doctor-decision.ts'
import { SECOND_FROM_WORDS } from '../../../domain/staff/membership.ts'
import { Notice } from '../../../ui/notice/notice.tsx'

/** Said where nobody else of our staff may confirm. */
export const NoSecond = () => (
  <Notice tone="warn">
    {`利用の停止とその解除、長い一時停止には、もう一人の運営スタッフの確認が必要です。いま確認できるスタッフがほかにいないため、提案しても実行できません。もう一人のスタッフを登録してください(${SECOND_FROM_WORDS}に確認できるようになります)。先生のご利用を急いで止めるときは、${ALONE_DAYS}日以内の一時停止をお使いください。`}
  </Notice>
)
