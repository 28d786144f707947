import { useSuspenseQuery } from '@tanstack/react-query'
import { CHANNEL, FIGURE_DAYS, type Channel } from '../../../domain/staff/daily-figure.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import { toStaffFigures, toStaffJobs } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { MeterBar } from '../../../ui/meter-bar/meter-bar.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { CountTable } from './count-table.tsx'
import type { FiguresView } from './figures.functions.ts'
import { staffFiguresQuery } from './figures.queries.ts'
import { FIGURES, type StaffFiguresSearch } from './figures-search.ts'
import { StepChart } from './step-chart.tsx'
import * as styles from './staff-figures.css.ts'

const isChannel = (word: string): word is Channel => Object.hasOwn(CHANNEL, word)
const CHANNELS = Object.keys(CHANNEL).filter(isChannel)

/** How far doctors come from search to match, by day and by the way they came; and how the queues are. */
export function StaffFiguresPage({ search: { channel } }: { search: StaffFiguresSearch }) {
  const { data } = useSuspenseQuery(staffFiguresQuery({ channel }))
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Heading level={1}>{FIGURES}</Heading>
        <Text tone="sub" size="md">
          {`今日までの${FIGURE_DAYS}日間。1時間ごとに集計します。検索と求人の詳細は見た人の数(ブラウザごと)、応募と成立は件数です。`}
        </Text>
        <nav aria-label="経路" className={styles.choices}>
          {[undefined, ...CHANNELS].map((one) => (
            <Link
              key={one ?? ''}
              {...toStaffFigures({ channel: one })}
              aria-current={one === channel ? 'page' : undefined}
              className={chipClass(one === channel ? 'selected' : 'open')}
            >
              {one ? CHANNEL[one] : 'すべて'}
            </Link>
          ))}
        </nav>
        {data.isEmpty ? (
          <EmptyState title="この経路の数字はまだありません。">
            集計は1時間ごとです。しばらくしてからご覧ください。
          </EmptyState>
        ) : (
          <Funnel data={data} />
        )}
        <MissingTables warnings={data.tableWarnings} />
        <Health health={data.health} />
      </Stack>
    </StaffDesk>
  )
}

/** 「340(検索の42%)」; without a share where nothing came before. */
function countText(count: number, before: { label: string; count: number } | undefined): string {
  const share = before && before.count > 0 ? Math.round((count / before.count) * 100) : null
  return share === null ? numberText(count) : `${numberText(count)}(${before?.label}の${share}%)`
}

function Funnel({ data: { funnel, charts, days, ways } }: { data: FiguresView }) {
  const most = Math.max(...funnel.map(({ count }) => count))
  return (
    <>
      <Card as="section" aria-labelledby="funnel">
        <Stack gap={3}>
          <Heading level={2} id="funnel">
            検索から成立まで
          </Heading>
          {funnel.map(({ step, label, count }, index) => (
            <MeterBar
              key={step}
              label={label}
              text={countText(count, funnel[index - 1])}
              value={count}
              max={most}
            />
          ))}
        </Stack>
      </Card>
      <section aria-labelledby="by-day">
        <Stack gap={3}>
          <Heading level={2} id="by-day">
            日ごと
          </Heading>
          <div className={styles.charts}>
            {charts.map(({ step, label, chart }) => (
              <Card key={step}>
                <Stack gap={2}>
                  <Heading level={3}>{label}</Heading>
                  <StepChart label={label} chart={chart} />
                </Stack>
              </Card>
            ))}
          </div>
          <Disclosure summary="日ごとの数字を表で見る">
            <CountTable
              caption="日ごとの数字"
              first="日"
              rows={days.map(({ text, counts }) => ({ name: text, counts }))}
            />
          </Disclosure>
        </Stack>
      </section>
      <Card as="section" aria-labelledby="by-way">
        <Stack gap={3}>
          <Heading level={2} id="by-way">
            経路ごと
          </Heading>
          <CountTable
            caption="経路ごとの数字"
            first="経路"
            rows={ways.map(({ way, counts }) => ({ name: way, counts }))}
          />
        </Stack>
      </Card>
    </>
  )
}

function MissingTables({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Notice tone="warn" title="公的な表の登録が必要です">
      <Stack gap={1}>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        <p>厚生労働省・国税庁の公表した表を、運用の手引きの手順で登録してください。</p>
      </Stack>
    </Notice>
  )
}

/** 「3分」, rounded up. */
const waitText = (seconds: number) => (seconds === 0 ? 'なし' : `${numberText(Math.ceil(seconds / 60))}分`)

function Health({ health }: { health: FiguresView['health'] }) {
  return (
    <Card as="section" aria-labelledby="health">
      <Stack gap={3}>
        <Heading level={2} id="health">
          いまの稼働状況
        </Heading>
        <DescriptionList
          items={[
            { term: '順番を待つ処理', description: `${numberText(health.waitingJobs)}件` },
            { term: 'いちばん長い待ち時間', description: waitText(health.oldestWaitSeconds) },
            { term: '送れなかった通知', description: `${numberText(health.parkedNotices)}件` },
            { term: '失敗した処理', description: `${numberText(health.failedJobs)}件` },
          ]}
        />
        <p>
          <Link {...toStaffJobs()} className={rowLinkClass}>
            失敗した処理を見る
          </Link>
        </p>
      </Stack>
    </Card>
  )
}
