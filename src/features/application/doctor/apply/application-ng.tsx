import { ngNote, type NgReason } from '../../../../domain/ng/ng-words.ts'
import { toNgWork } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { textLinkClass } from '../../../../ui/link/link-class.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'

/** The doctor's own NG settings name the listing: they may still apply, and the hospital does not learn of it. */
export function NgWarning({ reasons }: { reasons: readonly NgReason[] }) {
  const note = ngNote(reasons)
  return (
    note && (
      <Notice tone="warn" title="先生のNG設定に当てはまる求人です">
        <p>{note}</p>
        <p>
          このまま応募することもできます。設定の内容は病院には伝わりません。
          <Link {...toNgWork()} className={textLinkClass}>
            勤務NG設定を見る
          </Link>
        </p>
      </Notice>
    )
  )
}
