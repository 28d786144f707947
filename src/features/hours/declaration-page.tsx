import { useSuspenseQuery } from '@tanstack/react-query'
import { addMonths, isYear, monthText } from '../../domain/text/month-days.ts'
import { durationText, longDayText, shiftText } from '../../domain/text/shift-text.ts'
import { DECLARATION_TITLE, HIDDEN_HOSPITAL } from '../../domain/work/declaration.ts'
import { toHours, toHoursFile, toSpotSearch, toWorkReport, toWorks } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ChevronLeftIcon } from '../../ui/icon/control-icons.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { scripted, visuallyHidden } from '../../ui/layout/layout.css.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { WholeParts } from '../../ui/text/whole-parts.tsx'
import { paperOnly, screenOnly } from '../../ui/theme/print.css.ts'
import type { DeclarationView } from './hours.functions.ts'
import { declarationQuery } from './hours.queries.ts'
import type { HoursSearch } from './hours-search.ts'
import * as styles from './declaration-page.css.ts'
import { printPage } from '../page-parts/paper.ts'

/** 副業・兼業 労働時間申告書 of a month: on the screen, on paper and as a file; the works of a year on the first two. */
export function DeclarationPage({ search }: { search: HoursSearch }) {
  const declaration = useSuspenseQuery(declarationQuery(search.year ?? search.month)).data
  const { month, works } = declaration
  const isNamed = search.names !== 'NO'
  return (
    <Page>
      <Stack gap={4}>
        <div className={screenOnly}>
          <Link {...toWorks({})} className={rowLinkClass}>
            <ChevronLeftIcon size="sm" />
            勤務に戻る
          </Link>
        </div>
        <Heading level={1}>{DECLARATION_TITLE}</Heading>
        <div className={screenOnly}>
          <Controls month={month} isNamed={isNamed} hasWorks={works.length > 0} />
        </div>
        <Card as="section" aria-labelledby="declared">
          <Stack gap={3}>
            <Heading level={2} id="declared">
              {periodText(month)}
            </Heading>
            <Stack gap={1}>
              <p>氏名 {declaration.doctorName}</p>
              <p className={paperOnly}>作成日 {longDayText(declaration.today)}</p>
            </Stack>
            {works.length === 0 ? (
              <EmptyState
                icon={<CalendarIcon size="lg" />}
                title={`この${isYear(month) ? '年' : '月'}の勤務はありません。`}
                actions={
                  <Link {...toSpotSearch()} className={buttonClass()}>
                    スポットをさがす
                  </Link>
                }
              >
                DPワークで成立した勤務が、1件ずつここに並びます。
              </EmptyState>
            ) : (
              <WorksTable works={works} isNamed={isNamed} />
            )}
            <Text tone="sub" size="md">
              DPワークで成立した副業・兼業の労働時間です。終わった勤務は先生の勤務報告の時刻、これからの勤務は予定の時刻です。労働時間は、休憩と、宿日直許可のある時間帯を除いています。
            </Text>
          </Stack>
        </Card>
      </Stack>
    </Page>
  )
}

const periodText = (period: string) => (isYear(period) ? `${period}年` : monthText(period))

/** The search of the month or year that is so many further on. */
const shifted = (period: string, by: number) =>
  isYear(period) ? { year: String(Number(period) + by) } : { month: addMonths(period, by) }

type ControlsProps = { month: string; isNamed: boolean; hasWorks: boolean }

function Controls({ month, isNamed, hasWorks }: ControlsProps) {
  const names = isNamed ? undefined : ('NO' as const)
  const unit = isYear(month) ? '年' : '月'
  return (
    <Stack gap={3}>
      <Text>常勤先に副業・兼業の時間を届け出るときに、お使いいただけます。</Text>
      <Inline gap={2}>
        <Link {...toHours({ ...shifted(month, -1), names })} className={buttonClass({ size: 'sm' })}>
          前の{unit}
        </Link>
        <Link {...toHours({ ...shifted(month, 1), names })} className={buttonClass({ size: 'sm' })}>
          次の{unit}
        </Link>
        <Link
          {...toHours({ ...shifted(month, 0), names: isNamed ? 'NO' : undefined })}
          className={buttonClass({ size: 'sm' })}
        >
          {isNamed ? '病院名を入れない' : '病院名を入れる'}
        </Link>
      </Inline>
      {hasWorks && (
        <Inline gap={2}>
          <Button variant="filled" className={scripted} onClick={printPage}>
            印刷する(A4)
          </Button>
          {!isYear(month) && (
            <Link
              {...toHoursFile({ month, names: isNamed ? 'YES' : 'NO' })}
              download
              className={buttonClass()}
            >
              CSVをダウンロードする
            </Link>
          )}
        </Inline>
      )}
    </Stack>
  )
}

type WorksTableProps = { works: DeclarationView['works']; isNamed: boolean }

function WorksTable({ works, isNamed }: WorksTableProps) {
  const sum = (value: (work: DeclarationView['works'][number]) => number) =>
    durationText(works.reduce((total, work) => total + value(work), 0))
  return (
    <div className={styles.scroll} role="region" aria-label="勤務ごとの労働時間" tabIndex={0}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>勤務ごとの労働時間</caption>
        <thead>
          <tr>
            <th scope="col">勤務</th>
            <th scope="col" className={styles.figure}>
              休憩
            </th>
            <th scope="col" className={styles.figure}>
              宿日直
              <br />
              許可
            </th>
            <th scope="col" className={styles.figure}>
              労働時間
            </th>
          </tr>
        </thead>
        <tbody>
          {works.map((work) => (
            <tr key={work.id}>
              <th scope="row">
                <WorkName work={work} />
                <Text tone="sub" size="md">
                  {isNamed ? work.hospitalName : HIDDEN_HOSPITAL}
                  {!work.isOver && '(予定)'}
                </Text>
              </th>
              <td className={styles.figure}>{durationText(work.breakMinutes)}</td>
              <td className={styles.figure}>{durationText(work.permittedMinutes)}</td>
              <td className={styles.figure}>{durationText(work.countedMinutes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合計 {works.length}件</th>
            <td className={styles.figure}>{sum(({ breakMinutes }) => breakMinutes)}</td>
            <td className={styles.figure}>{sum(({ permittedMinutes }) => permittedMinutes)}</td>
            <td className={styles.figure}>{sum(({ countedMinutes }) => countedMinutes)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The hours of a work, which open the work. */
const WorkName = ({ work }: { work: DeclarationView['works'][number] }) => (
  <Link {...toWorkReport(work.id)} className={rowLinkClass}>
    <WholeParts>{shiftText(work.start, work.end)}</WholeParts>
  </Link>
)
