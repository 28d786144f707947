import { Notice } from '../../../ui/notice/notice.tsx'

/** Said where nobody else of our staff may confirm. */
export const NoSecond = () => (
  <Notice tone="warn">
    利用の停止とその解除、長い一時停止には、もう一人の運営スタッフの確認が必要です。いま確認できるスタッフがほかにいないため、提案しても実行できません。もう一人のスタッフを登録してください(追加から48時間後、またはほかの方が登録を確認してから24時間後に確認できるようになります)。先生のご利用を急いで止めるときは、30日以内の一時停止をお使いください。
  </Notice>
)
