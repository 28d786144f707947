import { PLACE } from '../../domain/text/place-name.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { durationText, momentText, timeLeftText } from '../../domain/text/shift-text.ts'
import { toHours, toProfilePage } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { HoursBar } from '../page-parts/hours-bar.tsx'
import type { Shown } from '../../contract/plain.ts'
import { hoursSummaryQuery } from './hours.queries.ts'

/** 働き方メーター: the hours of this month and this year, permitted duty apart, and the next interval. */
export function HoursSummary() {
  const { month, year, nextInterval } = useSuspenseQuery(hoursSummaryQuery()).data
  return (
    <Card as="section" aria-labelledby="hours">
      <Stack gap={3}>
        <Heading level={2} id="hours">
          働き方メーター
        </Heading>
        <Grid columns={2}>
          <HoursBar label="今月の合計" hours={month} limitWord="上限" />
          <HoursBar label="今年の合計" hours={year} limitWord="上限" />
        </Grid>
        <DescriptionList
          items={[
            {
              term: '許可あり宿日直(別枠)',
              description: `今月 ${durationText(month.permittedMinutes)}・今年 ${durationText(year.permittedMinutes)}`,
            },
            { term: '次のインターバル', description: <IntervalText interval={nextInterval} /> },
          ]}
        />
        <Text tone="sub" size="md">
          {month.mainMinutes === null
            ? 'これからの勤務も含めた、1月から12月の副業の目安です。常勤先など、DPワーク以外の時間は含みません。'
            : 'これからの勤務も含めた、1月から12月の目安です。DPワーク以外の副業は含みません。'}
        </Text>
        <p>
          <Link {...toHours()} className={rowLinkClass}>
            {PLACE.declaration}(勤務ごとの時間)を見る
          </Link>
        </p>
        <p>
          <Link {...toHours({ year: year.period })} className={rowLinkClass}>
            今年の合計のもとになった勤務を見る
          </Link>
        </p>
        {month.mainMinutes === null && (
          <p>
            <Link {...toProfilePage('workplace')} className={rowLinkClass}>
              常勤先の1週間の時間を登録すると、合わせて比べられます
            </Link>
          </p>
        )}
      </Stack>
    </Card>
  )
}

function IntervalText({ interval }: { interval: Shown<'dp.work.NextInterval'> | null }) {
  if (!interval) return 'このあと続く勤務はありません'
  const { endOfWork, nextStart, minutes, guidelineMinutes, isBroken } = interval
  const isShort = minutes < guidelineMinutes
  return (
    <>
      {isBroken ? (
        <strong>
          {isShort
            ? `${timeLeftText(minutes)}(目安の${durationText(guidelineMinutes)}に足りません)`
            : `${timeLeftText(minutes)}(前後の勤務と合わせると、必要な休息がとれません)`}
        </strong>
      ) : (
        `${timeLeftText(minutes)}${isShort ? '(必要な休息は、その前後にとれます)' : ''}`
      )}
      <Text tone="sub" size="md">
        {momentText(endOfWork)}〜{momentText(nextStart)}
      </Text>
    </>
  )
}
