import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { KIND_WORD } from '../../../domain/listing/listing-kind.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toPerformance, toSearch, toWorkedRegulars, toWorkedSpots } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { WorkFrame } from '../../application/doctor/work-frame.tsx'
import { workedQuery } from './record.queries.ts'
import { type WorkedSearch, WORKED_TITLE } from './record-search.ts'
import { WorkedContracts } from './worked-contracts.tsx'
import { WorkedMonths } from './worked-months.tsx'
import * as styles from './record.css.ts'

const KINDS = [
  { kind: 'spot', to: toWorkedSpots },
  { kind: 'regular', to: toWorkedRegulars },
] as const
type Kind = (typeof KINDS)[number]['kind']

type WorkedPageProps = { kind: Kind; search: WorkedSearch }

/** Works that are over, by year and month, regular ones by contract first, with what they add up to. */
export function WorkedPage({ kind, search: { year, after } }: WorkedPageProps) {
  const query = useSuspenseInfiniteQuery(workedQuery(kind, { year, after }))
  const [first] = query.data.pages
  const works = query.data.pages.flatMap(({ works }) => works)
  const next = query.data.pages.at(-1)?.nextCursor
  const shown = first?.year ?? 0
  const to = kind === 'spot' ? toWorkedSpots : toWorkedRegulars
  return (
    <WorkFrame current="worked" title={WORKED_TITLE}>
      <nav aria-label="勤務の種類" className={styles.years}>
        {KINDS.map((one) => (
          <Link
            key={one.kind}
            {...one.to()}
            aria-current={one.kind === kind ? 'page' : undefined}
            className={chipClass(one.kind === kind ? 'selected' : 'open')}
          >
            {KIND_WORD[one.kind]}
          </Link>
        ))}
      </nav>
      {(first?.years.length ?? 0) > 1 && (
        <nav aria-label="年" className={styles.years}>
          {first?.years.map((one) => (
            <Link
              key={one}
              {...to({ year: one })}
              aria-current={one === shown ? 'page' : undefined}
              className={chipClass(one === shown ? 'selected' : 'open')}
            >
              {one}年
            </Link>
          ))}
        </nav>
      )}
      {works.length === 0 ? (
        <NoWorks kind={kind} />
      ) : (
        <p>
          <Link {...toPerformance()} className={rowLinkClass}>
            勤務実績(救急車・入院・手当の合計)を見る
          </Link>
        </p>
      )}
      {kind === 'spot' ? (
        <WorkedMonths works={works} months={first?.months ?? []} />
      ) : (
        <WorkedContracts works={works} contracts={first?.contracts ?? []} />
      )}
      <MoreLink href={next ? hrefOf(to({ year: shown, after: next })) : null} query={query} />
    </WorkFrame>
  )
}

const NoWorks = ({ kind }: { kind: Kind }) => (
  <EmptyState
    icon={<CalendarIcon size="lg" />}
    title="勤務履歴はまだありません。"
    actions={
      <Link {...toSearch(kind)} className={buttonClass({ variant: 'filled' })}>
        {KIND_WORD[kind]}をさがす
      </Link>
    }
  >
    {KIND_WORD[kind]}の勤務が終わると、報告・実績・支払いの明細がここに並びます。
  </EmptyState>
)
