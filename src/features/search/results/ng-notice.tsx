import { numberText } from '../../../domain/text/money-text.ts'
import { toNgWork, toResult, type AnySearch } from '../../../platform/addresses.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import { Link } from '../../../platform/link.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'

type NgNoticeProps = { kind: SearchKind; search: AnySearch; hidden: number }

/** How many listings the doctor's NG settings leave out, and the way to see them; or the way back. */
export function NgNotice({ kind, search, hidden }: NgNoticeProps) {
  const isShown = search.withNg === true
  if (hidden === 0 && !isShown) return null
  const other = toResult(kind, { ...search, withNg: isShown ? undefined : true, after: undefined })
  return (
    <Notice tone="info">
      {isShown
        ? 'NG設定に当てはまる求人も、印をつけて表示しています。'
        : `NG設定で${numberText(hidden)}件を表示していません。`}
      <Inline gap={3}>
        <Link {...other} className={rowLinkClass}>
          {isShown ? 'NG設定の求人を除く' : '表示する'}
        </Link>
        <Link {...toNgWork()} className={rowLinkClass}>
          勤務NG設定
        </Link>
      </Inline>
    </Notice>
  )
}
