import { Notice } from '../../../ui/notice/notice.tsx'

/** Said where nobody else is of our staff. */
export const NoSecond = () => (
  <Notice tone="warn">
    利用の停止と、その解除には、もう一人の運営スタッフの確認が必要です。いま有効なスタッフはあなただけのため、提案しても実行できません。もう一人のスタッフを登録してください。先生のご利用を急いで止めるときは、一時停止をお使いください。
  </Notice>
)
