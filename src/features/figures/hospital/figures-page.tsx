import { useSuspenseQuery } from '@tanstack/react-query'
import { mendsOf } from '../../../domain/work/hospital-figures.ts'
import { toFigures, toNewListing, toOwnListings } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ClockIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TrendChart } from '../../performance/trend-chart.tsx'
import { AccuracyCard } from './accuracy-card.tsx'
import { FigureCards } from './figure-cards.tsx'
import { FIGURE_TREND, FIGURES_TITLE, type FiguresSearch, type FigureTrend } from './figures-search.ts'
import type { getFiguresFn } from './hospital-figures.functions.ts'
import { FIGURES_PERIOD, figuresQuery } from './hospital-figures.queries.ts'
import { ImpressionsCard } from './impressions-card.tsx'
import { MendsCard } from './mends-card.tsx'
import { PeriodChoice } from './period-choice.tsx'

const isTrend = (word: string): word is FigureTrend => Object.hasOwn(FIGURE_TREND, word)
const TRENDS = Object.keys(FIGURE_TREND).filter(isTrend)

/** How the hospital answers, fills its slots and keeps its word, compared with hospitals alike. */
export function FiguresPage({ search }: { search: FiguresSearch }) {
  const { data } = useSuspenseQuery(figuresQuery(search.period))
  return (
    <DeskPage>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{FIGURES_TITLE}</Heading>
          <Text tone="sub">返信・募集・勤務の記録から、1時間ごとに集計しています。</Text>
        </Stack>
        {data.isEmpty ? <Nothing /> : <Shown figures={data} search={search} />}
      </Stack>
    </DeskPage>
  )
}

type ShownProps = { figures: Awaited<ReturnType<typeof getFiguresFn>>; search: FiguresSearch }

function Shown({ figures, search }: ShownProps) {
  const { period = FIGURES_PERIOD, trend = 'REPLY' } = search
  const { sums, accuracy, impressions, peers, permittedMinutesMedian, shownReplyMedianMinutes, trends } =
    figures
  const medians = Object.fromEntries(peers.map(({ measure, median }) => [measure, median]))
  return (
    <>
      <PeriodChoice current={period} toPeriod={(one) => toFigures({ period: one, trend })} />
      <FigureCards
        sums={sums}
        shownReplyMedianMinutes={shownReplyMedianMinutes}
        peers={peers}
        period={period}
      />
      <MendsCard mends={mendsOf({ sums, accuracy, permittedMinutesMedian, peers: medians })} />
      <AccuracyCard accuracy={accuracy} peer={peers.find(({ measure }) => measure === 'ACCURACY')} />
      <ImpressionsCard impressions={impressions} />
      <Card as="section" aria-labelledby="trend">
        <Stack gap={3}>
          <Heading level={2} id="trend">
            12か月の推移
          </Heading>
          <Inline as="nav" gap={2} aria-label="推移の種類">
            {TRENDS.map((one) => (
              <Link
                key={one}
                {...toFigures({ period, trend: one })}
                aria-current={one === trend ? 'true' : undefined}
                className={chipClass(one === trend ? 'selected' : 'open')}
              >
                {FIGURE_TREND[one]}
              </Link>
            ))}
          </Inline>
          <TrendChart name={FIGURE_TREND[trend]} trend={trends[trend]} />
        </Stack>
      </Card>
    </>
  )
}

const Nothing = () => (
  <EmptyState
    icon={<ClockIcon size="lg" />}
    title="応募に答えると、ここに数字がたまります。"
    actions={
      <>
        <Link {...toNewListing()} className={buttonClass({ variant: 'filled' })}>
          求人をつくる
        </Link>
        <Link {...toOwnListings()} className={buttonClass()}>
          求人の一覧へ
        </Link>
      </>
    }
  >
    返信までの時間、充足率、キャンセル、求人票どおり度を、近い病院と比べて見られます。
  </EmptyState>
)
