import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { readFragment } from '../../../contract/read-fragment.ts'
import { highValueReasons } from '../../../domain/search/high-value-reasons.ts'
import { SPOT_SORT_ORDER } from '../../../domain/listing/listing-words.ts'
import { hourlyFee } from '../../../domain/listing/pay.ts'
import { minutesBetween } from '../../../domain/text/shift-text.ts'
import { highPayText } from '../../../domain/search/usual-pay.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toHighValue, toSpotSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { highValueQuery } from './high-value.queries.ts'
import { highValueCriteria } from './high-value-search.ts'
import { HighValueWeeks } from './high-value-weeks.tsx'
import { NgNotice } from '../results/ng-notice.tsx'
import { ResultList } from '../results/result-list.tsx'
import { InPlaceForms } from '../form/in-place-forms.tsx'
import { head } from '../form/result-page.css.ts'
import { ResultSort } from '../results/result-sort.tsx'
import { ResultProblem, ResultSkeleton } from '../results/result-states.tsx'
import { SeasonBanners } from '../form/season-banner.tsx'
import type { SpotCardFragment } from '../../listing/spot/spot-card.fragment.ts'
import { SpotResultItem } from '../results/spot-result-item.tsx'

type HighValuePageProps = {
  search: SpotSearch
  /** The loader's error, when the page was opened with one. */
  error?: unknown
}

/** This page's own default order is absent from its URL. */
const { UNSPECIFIED: _recommended, HOURLY_FEE_DESC, ...OTHER_ORDERS } = SPOT_SORT_ORDER
const ORDERS = { UNSPECIFIED: HOURLY_FEE_DESC, ...OTHER_ORDERS }

export function HighValuePage({ search, error }: HighValuePageProps) {
  const router = useRouter()
  const { dates } = search
  return (
    <InPlaceForms>
      <Page id="main">
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={1}>高額求人</Heading>
            <Text>
              募集中の求人のうち、同じ都道府県・勤務の長さの中央値より時給が20%以上高い求人です(10件に満たないところは地方か全国の中央値)。
            </Text>
          </Stack>
          <SeasonBanners />
          <HighValueWeeks search={search} />
          {error !== undefined ? (
            <ResultProblem
              address={toHighValue(search)}
              startAddress={search.after ? toHighValue({ ...search, after: undefined }) : undefined}
              error={error}
              retry={() => void router.invalidate()}
            />
          ) : (
            <HighValueList key={String(dates)} search={search} />
          )}
        </Stack>
      </Page>
    </InPlaceForms>
  )
}

function HighValueList({ search }: { search: SpotSearch }) {
  const query = useInfiniteQuery(highValueQuery(search))
  const { data: days } = useQuery(searchDaysQuery())
  const pages = query.data?.pages
  const startAddress = search.after ? toHighValue({ ...search, after: undefined }) : undefined
  if (!pages)
    return query.isError || query.isPaused ? (
      <ResultProblem
        address={toHighValue(search)}
        startAddress={startAddress}
        error={query.error}
        retry={() => void query.refetch()}
      />
    ) : (
      <ResultSkeleton />
    )
  const total = pages[0]?.total ?? 0
  const left = <NgNotice search={search} hidden={pages[0]?.ngHidden ?? 0} addressOf={toHighValue} />
  if (pages.every(({ items }) => items.length === 0))
    return (
      <Stack gap={3}>
        {left}
        <NoHighValue search={search} />
      </Stack>
    )
  return (
    <Stack gap={3}>
      {left}
      <div className={head}>
        <Heading level={2} size="lg">
          <Figure value={total} unit="件" />
        </Heading>
        <ResultSort
          action={hrefOf(toHighValue())}
          words={ORDERS}
          sort={search.sort}
          criteria={{ ...highValueCriteria(search, search.dates), conditions: search.conditions }}
        />
      </div>
      <ResultList
        pages={pages}
        total={total}
        query={query}
        startsLater={search.after !== undefined}
        addressAfter={(after) => toHighValue({ ...search, after })}
      >
        {(item) => {
          const listing = readFragment<typeof SpotCardFragment>(item)
          const reasons = days ? highValueReasons(listing, days.today, days.holidays) : []
          const minutes = minutesBetween(listing.startTime, listing.endTime)
          const hourly = hourlyFee(listing.fee, minutes, listing.breakMinutes)
          const notes = [
            highPayText({ ...listing, hourlyFee: hourly, highPay: item.highPay ?? null }, minutes),
            reasons.length > 0 && `高い理由: ${reasons.join('・')}`,
          ]
          return <SpotResultItem key={item.id} listing={item} payNote={notes.filter(Boolean).join(' / ')} />
        }}
      </ResultList>
    </Stack>
  )
}

function NoHighValue({ search }: { search: SpotSearch }) {
  return (
    <EmptyState
      title={search.dates ? 'この週の高額求人はありません' : '現在、高額求人はありません'}
      actions={
        <>
          {search.dates && (
            <Link
              {...toHighValue({ ...search, dates: undefined, after: undefined })}
              className={buttonClass()}
            >
              すべての週を見る
            </Link>
          )}
          <Link {...toSpotSearch()} className={buttonClass({ variant: 'quiet' })}>
            条件を選んでさがす
          </Link>
        </>
      }
    >
      条件を保存しておくと、新着をLINEやメールで受け取れます。
    </EmptyState>
  )
}
