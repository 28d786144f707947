import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { listingNumber } from '../../../domain/listing/listing-number.ts'
import { durationText, momentText, shiftText, timeLeftText } from '../../../domain/text/shift-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import {
  toEditListing,
  toFigures,
  toFigureSources,
  toHospitalApplication,
  toHospitalCancellation,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ClockIcon } from '../../../ui/icon/subject-icons.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import {
  FIGURE_SEGMENT,
  type FigureSegment,
  type FigureSourcesSearch,
  SOURCES_TITLE,
} from './figures-search.ts'
import { FIGURES_PERIOD, figureSourcesQuery } from './hospital-figures.queries.ts'
import { PeriodChoice } from './period-choice.tsx'
import { SourceRow, type Source } from './source-row.tsx'

type FigureSourcesPageProps = { segment: FigureSegment; search: FigureSourcesSearch }

/** What a figure comes from, the latest first. */
export function FigureSourcesPage({ segment, search }: FigureSourcesPageProps) {
  const { period = FIGURES_PERIOD, after } = search
  const figure = FIGURE_SEGMENT[segment]
  const query = useSuspenseInfiniteQuery(figureSourcesQuery(figure, period, after))
  const sources = query.data.pages.flatMap(({ applications, listings, works }): Source[] => [
    ...applications.map(({ applicationId: id, title, releasedAt, answeredAt }) => ({
      id,
      title,
      when: releasedAt ? `${momentText(releasedAt)}に届いた応募` : '応募',
      result: `返信まで ${waitText(releasedAt ?? answeredAt, answeredAt)}`,
      open: { words: '応募を見る', address: toHospitalApplication(id) },
    })),
    ...listings.map(({ spotWorkId: id, title, startTime, endTime, slots, filledSlots }) => ({
      id,
      title,
      when: shiftText(startTime, endTime),
      result: `${slots}枠のうち${filledSlots}枠`,
      open: { words: '求人を見る', address: toEditListing(listingNumber(Number(id)), { part: 'look' }) },
    })),
    ...works.map(({ workId: id, title, plannedStart, plannedEnd, isByHospital, hoursBefore }) => ({
      id,
      title,
      when: shiftText(plannedStart, plannedEnd),
      result: `${isByHospital ? '病院' : '先生'}から・${hoursBefore < 0 ? '開始の後' : `開始の${timeLeftText(hoursBefore * 60)}前`}`,
      open: { words: 'キャンセルの記録を見る', address: toHospitalCancellation(id) },
    })),
  ])
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <DeskPage>
      <Stack gap={4}>
        <p>
          <Link {...toFigures({ period })} className={rowLinkClass}>
            病院の数字に戻る
          </Link>
        </p>
        <Heading level={1}>{SOURCES_TITLE[figure]}</Heading>
        <PeriodChoice current={period} toPeriod={(one) => toFigureSources(segment, { period: one })} />
        {sources.length === 0 ? (
          <EmptyState icon={<ClockIcon size="lg" />} title="この期間には何もありません。">
            期間を変えるか、あとでもう一度お確かめください。
          </EmptyState>
        ) : (
          <Grid as="ul" gap={2}>
            {sources.map((source) => (
              <SourceRow key={source.id} source={source} />
            ))}
          </Grid>
        )}
        <MoreLink
          href={next ? hrefOf(toFigureSources(segment, { period, after: next })) : null}
          query={query}
        />
      </Stack>
    </DeskPage>
  )
}

function waitText(from: string, to: string): string {
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
  return minutes < 1 ? '1分以内' : durationText(minutes)
}

/** An address of no figure. */
export const NoSuchFigure = () => (
  <DeskPage>
    <Card>
      <Stack gap={2}>
        <Heading level={1}>この数字は見つかりません。</Heading>
        <Text>
          <Link {...toFigures()} className={rowLinkClass}>
            病院の数字へ
          </Link>
        </Text>
      </Stack>
    </Card>
  </DeskPage>
)
