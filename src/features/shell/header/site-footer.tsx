import { PLACE } from '../../../domain/text/place-name.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AboutLinks } from '../../about/about-links.tsx'
import { operatorInShortQuery } from '../../about/operator/operator.queries.ts'
import * as styles from './site-footer.css.ts'

/** What a fee-charging placement agency must always show (職業安定法), and the way to all it says of itself. */
export function SiteFooter() {
  const { data: operator } = useSuspenseQuery(operatorInShortQuery())
  const facts = [
    ['有料職業紹介事業', `許可番号 ${operator.licence}`],
    ['運営会社', operator.name],
    [PLACE.complaints, operator.hours],
  ] as const
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <dl className={styles.facts}>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <AboutLinks />
        <p className={styles.small}>
          <span>先生から手数料をいただくことはありません。雇用契約は先生と病院が直接結びます。</span>
          {operator.isDemo && <span>掲載中の病院と求人はすべて架空です。</span>}
        </p>
      </div>
    </footer>
  )
}
