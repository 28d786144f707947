import { toContact } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import * as styles from './site-footer.css.ts'

/** What a fee-charging placement agency must always show (職業安定法); all of it invented, and marked so. */
const FACTS = [
  ['有料職業紹介事業', '許可番号 13-ユ-000000(デモ)'],
  ['運営会社', 'DPワーク運営事務局(架空の事業者です)'],
  ['苦情の窓口', '平日 9:00〜18:00(デモのため休止中)'],
] as const

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <dl className={styles.facts}>
          {FACTS.map(([term, fact]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link {...toContact()} className={rowLinkClass}>
            お問い合わせ
          </Link>
        </p>
        <p className={styles.small}>
          先生から手数料をいただくことはありません。雇用契約は先生と病院が直接結びます。掲載中の病院と求人はすべて架空です。
        </p>
      </div>
    </footer>
  )
}
