import { Notice } from '../../../ui/notice/notice.tsx'

type ClosedNoticeProps = {
  /** When and where each of the listings would have been. */
  closed: readonly string[]
}

/**
 * A list that is looked at again has lost what was closed meanwhile: that is said, so that nobody searches for it. What
 * only moved to another place of the list is not spoken of.
 */
export const ClosedNotice = ({ closed }: ClosedNoticeProps) =>
  closed.length > 0 && (
    <Notice role="status" title="先ほどの一覧から、募集が終了した求人を除きました">
      {closed.join('、')}
    </Notice>
  )
