import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { dayText, durationText } from '../../../domain/text/shift-text.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { HoursBar } from '../../page-parts/hours-bar.tsx'

type Rest = { minutes: number; guideline: number } | null
type Hours = { period: string; sideMinutes: number; mainMinutes: number | null; limitMinutes: number | null }

/** 働き方メーター of a listing of either kind. */
type Meter = {
  /** Of a regular listing: the date whose rest is told. */
  date: string | null
  sentence: string | null
  neutralSentence: string | null
  restBreaches: readonly string[]
  restBefore: Rest
  restAfter: Rest
  countedMinutes: number
  permittedMinutes: number
  month: Hours
  year: Hours
}

const restText = (rest: Rest, isBroken: boolean): string => {
  if (!rest) return '前後24時間に、ほかの勤務はありません'
  const { minutes, guideline } = rest
  if (guideline === 0) return `${durationText(minutes)}(許可のある宿日直のため、目安はありません)`
  if (minutes >= guideline) return `${durationText(minutes)}(目安 ${durationText(guideline)})`
  return isBroken
    ? `${durationText(minutes)}(目安の${durationText(guideline)}に足りません)`
    : `${durationText(minutes)}(必要な休息は、その前後にとれます)`
}

const countedText = ({ countedMinutes, permittedMinutes }: Meter): string =>
  permittedMinutes > 0
    ? `${durationText(countedMinutes)}(ほかに宿日直許可の${durationText(permittedMinutes)})`
    : durationText(countedMinutes)

const monthName = (period: string) => `${Number(period.slice(5))}月`

type ShiftFitProps = { meter: Meter; isMatched: boolean; kind: SearchKind }

/** What the doctor's hours and rest become with this shift, or with the dates of this contract (働き方メーター). */
export function ShiftFit({ meter, isMatched, kind }: ShiftFitProps) {
  const { date, month, year, restBefore, restAfter, restBreaches } = meter
  const isBroken = restBreaches.length > 0
  return (
    <Card as="section" aria-labelledby="shift-fit">
      <Stack gap={3}>
        <Heading level={2} id="shift-fit">
          {isMatched ? 'この勤務を含めた時間' : 'この勤務を入れると'}
        </Heading>
        {isBroken && (
          <Notice tone="warn" title="必要な休息がとれません">
            {restBreaches.map((words) => (
              <p key={words}>{words}。</p>
            ))}
          </Notice>
        )}
        {kind === 'regular' && date !== null && (
          <Text>
            3か月先までの予定で見ています。
            {restBefore || restAfter ? `休息がいちばん短くなる日は${dayText(date)}です。` : ''}
          </Text>
        )}
        <DescriptionList
          items={[
            ...(restBefore || restAfter
              ? [
                  { term: '前の勤務から', description: restText(restBefore, isBroken) },
                  { term: '次の勤務まで', description: restText(restAfter, isBroken) },
                ]
              : [{ term: '前後の休息', description: restText(null, isBroken) }]),
            { term: kind === 'regular' ? '1回の労働時間' : '労働時間', description: countedText(meter) },
          ]}
        />
        <HoursBar label={`${monthName(month.period)}の合計`} hours={month} limitWord="上限" />
        <HoursBar label={`${year.period}年の合計`} hours={year} limitWord="上限" />
        <Text tone="sub" size="md">
          {month.mainMinutes === null
            ? '1月から12月の副業の目安です。常勤先など、DPワーク以外の時間は含みません。'
            : '1月から12月の目安です。DPワーク以外の副業は含みません。'}
        </Text>
        {month.mainMinutes === null && (
          <p>
            <Link {...toProfilePage('workplace')} className={rowLinkClass}>
              常勤先の1週間の時間を登録する
            </Link>
          </p>
        )}
      </Stack>
    </Card>
  )
}
