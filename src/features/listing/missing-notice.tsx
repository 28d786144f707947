import { ONLY_MET, type ApplyMode } from '../../domain/listing/apply-mode.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'

type MissingNoticeProps = { mode: ApplyMode; missing: readonly string[] }

/** Whether the doctor meets what the listing asks, and what follows if not. */
export function MissingNotice({ mode, missing }: MissingNoticeProps) {
  if (mode === 'AS_LISTED') return <Notice tone="good">必要な経験: 満たしています</Notice>
  return (
    <Notice tone="warn" title={`必要な経験で足りないもの: ${missing.join('、')}`}>
      {mode === 'SELECTION' ? '応募すると、選考になります。足りないものは病院に伝わります。' : ONLY_MET}{' '}
      プロフィールに書いていないものがあれば、
      <Link {...toProfilePage('practice')} className={textLinkClass}>
        医師情報に追加
      </Link>
      してください。
    </Notice>
  )
}
