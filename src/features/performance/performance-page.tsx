import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { PERFORMANCE_PERIOD, type PerformancePeriod } from '../../domain/work/performance.ts'
import { PLACE } from '../../domain/text/place-name.ts'
import { hrefOf } from '../../platform/address.ts'
import {
  toThanks,
  toCautions,
  toEngagementPerformance,
  toPerformance,
  toRehireOffers,
  toSpotSearch,
  toWorkedSpots,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { chipClass } from '../../ui/chip/chip-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { acceptanceText, Figures } from './figures.tsx'
import { MedianSection } from './median-section.tsx'
import type { getPerformanceFn } from './performance.functions.ts'
import { PERFORMANCE_SPAN, performanceQuery } from './performance.queries.ts'
import type { PerformanceSearch } from './performance-search.ts'
import { PerformanceFrame } from './performance-frame.tsx'
import { PerformedWorks } from './performed-works.tsx'
import { TrendChart } from './trend-chart.tsx'
import { TREND_MEASURE, type TrendMeasure } from './trend-measure.ts'
import * as styles from './performance.css.ts'

type Performance = Awaited<ReturnType<typeof getPerformanceFn>>

const isPeriod = (word: string): word is PerformancePeriod => Object.hasOwn(PERFORMANCE_PERIOD, word)
const PERIODS = Object.keys(PERFORMANCE_PERIOD).filter(isPeriod)
const isMeasure = (word: string): word is TrendMeasure => Object.hasOwn(TREND_MEASURE, word)
const MEASURES = Object.keys(TREND_MEASURE).filter(isMeasure)

/** What the doctor's confirmed works add up to, and the works themselves. */
export function PerformancePage({ search }: { search: PerformanceSearch }) {
  const { period = PERFORMANCE_SPAN, trend = 'AMBULANCE', after, compare } = search
  const query = useSuspenseInfiniteQuery(performanceQuery(period, after))
  const [first] = query.data.pages
  const works = query.data.pages.flatMap((page) => page.works)
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <PerformanceFrame>
      <nav aria-label="期間" className={styles.choices}>
        {PERIODS.map((one) => (
          <Link
            key={one}
            {...toPerformance({ period: one, trend, compare })}
            aria-current={one === period ? 'page' : undefined}
            className={chipClass(one === period ? 'selected' : 'open')}
          >
            {PERFORMANCE_PERIOD[one]}
          </Link>
        ))}
      </nav>
      <Inline gap={4}>
        <Link {...toThanks()} className={rowLinkClass}>
          感謝の声を読む
        </Link>
        <Link {...toRehireOffers()} className={rowLinkClass}>
          再勤務オファー{first && first.openRehireOffers > 0 ? `(回答待ち ${first.openRehireOffers}件)` : ''}
        </Link>
        <Link {...toCautions()} className={rowLinkClass}>
          {PLACE.cautions}
        </Link>
      </Inline>
      {first && first.current.works > 0 ? (
        <Shown performance={first} period={period} trend={trend} compare={compare} />
      ) : (
        <Nothing />
      )}
      {works.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="works">
          <Heading level={2} id="works">
            もとになった勤務
          </Heading>
          <PerformedWorks works={works} />
          <MoreLink
            href={next ? hrefOf(toPerformance({ period, trend, after: next })) : null}
            query={query}
          />
        </Stack>
      )}
    </PerformanceFrame>
  )
}

type ShownProps = {
  performance: Performance
  period: PerformancePeriod
  trend: TrendMeasure
  compare: PerformanceSearch['compare']
}

const Shown = ({
  performance: { current, previous, trends, hospitals, rehireOffers },
  period,
  trend,
  compare,
}: ShownProps) => (
  <>
    <Figures sums={current} previous={previous} rehireOffers={rehireOffers} />
    <Text tone="sub">
      満床・処置中・設備・スタッフ不足など病院側の理由のお断りは、応需率に含めません。病院が確認した実績だけを数えています。
    </Text>
    <p>
      <Link
        {...toPerformance({ period, trend, compare: compare ? undefined : 'MEDIAN' })}
        className={rowLinkClass}
      >
        {compare ? '中央値との比較を閉じる' : '同じ水準の先生の中央値と比べる'}
      </Link>
    </p>
    {compare && <MedianSection />}
    <Card as="section" aria-labelledby="trend">
      <Stack gap={3}>
        <div className={styles.head}>
          <Heading level={2} id="trend">
            月ごとの推移
          </Heading>
          <nav aria-label="推移の種類" className={styles.choices}>
            {MEASURES.map((one) => (
              <Link
                key={one}
                {...toPerformance({ period, trend: one, compare })}
                aria-current={one === trend ? 'true' : undefined}
                className={chipClass(one === trend ? 'selected' : 'open')}
              >
                {TREND_MEASURE[one]}
              </Link>
            ))}
          </nav>
        </div>
        <TrendChart name={TREND_MEASURE[trend]} trend={trends[trend]} />
      </Stack>
    </Card>
    <Card as="section" aria-labelledby="hospitals">
      <Stack gap={3}>
        <Heading level={2} id="hospitals">
          病院ごとの実績
        </Heading>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className={visuallyHidden}>病院ごとの実績</caption>
            <thead>
              <tr>
                {['病院', '回数', '救急車', '応需率'].map((word, index) => (
                  <th key={word} scope="col" className={index === 0 ? styles.cellHead : styles.cellNumber}>
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hospitals.map(({ hospitalName, engagementId, sums }, index) => (
                <tr key={index}>
                  <th scope="row" className={styles.cellHead}>
                    {engagementId === '' ? (
                      hospitalName
                    ) : (
                      <Link {...toEngagementPerformance(engagementId)} className={rowLinkClass}>
                        {hospitalName}(定期)
                      </Link>
                    )}
                  </th>
                  <td className={styles.cellNumber}>{sums.works}回</td>
                  <td className={styles.cellNumber}>{sums.ambulanceAccepted}台</td>
                  <td className={styles.cellNumber}>{acceptanceText(sums)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Stack>
    </Card>
  </>
)

const Nothing = () => (
  <EmptyState
    icon={<CheckCircleIcon size="lg" />}
    title="勤務すると、ここに実績がたまります。"
    actions={
      <>
        <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
          スポットをさがす
        </Link>
        <Link {...toWorkedSpots()} className={buttonClass()}>
          勤務の履歴を見る
        </Link>
      </>
    }
  >
    この期間に、病院の確認が終わった勤務はありません。報告は、通常3営業日以内に確認されます。
  </EmptyState>
)
