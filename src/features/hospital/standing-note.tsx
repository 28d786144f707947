import { SUSPENDED_MEANS } from '../../domain/listing/hospital-standing.ts'
import type { HospitalStanding } from '../../domain/listing/standing-words.ts'
import { toContact } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'

/** What the members of a hospital that is not shown to doctors have to know, on each of its pages. */
export const StandingNote = ({ standing }: { standing: Exclude<HospitalStanding, 'ACTIVE'> }) => (
  <aside aria-label="病院の状態">
    {standing === 'NEW' ? (
      <Notice banner tone="info" title="最初の求人は、運営が審査します">
        掲載すると審査が始まり、済むまでは検索に表示されません。結果はメールでお知らせします。
      </Notice>
    ) : (
      <Notice banner tone="danger" title="この病院のご利用を停止しています">
        {SUSPENDED_MEANS}理由は担当者あてのメールでお知らせしました。ご不明な点は
        <Link {...toContact()} className={textLinkClass}>
          お問い合わせ
        </Link>
        ください。
      </Notice>
    )}
  </aside>
)
