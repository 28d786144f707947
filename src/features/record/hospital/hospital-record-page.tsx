import { useSuspenseQuery } from '@tanstack/react-query'
import { WORK_STATE } from '../../../domain/application/application-words.ts'
import {
  clockText,
  dayText,
  durationText,
  momentText,
  shiftText,
  untilText,
} from '../../../domain/text/shift-text.ts'
import { STAMP_KIND, STAMP_SOURCE } from '../../../domain/work/stamp.ts'
import { STATEMENT_AFTER_HOURS, stateWorkWords } from '../../../domain/work/stated-work.ts'
import { answerReportWords } from '../../../domain/work/record.ts'
import { toHospitalCancellation, toHospitalNoShow, toHospitalOffer } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { BackToWorks } from '../../hospital/back-to-works.tsx'
import { NoSuchWork } from '../../hospital/no-such-work.tsx'
import type { RecordView } from '../doctor/record-view.ts'
import { badgeToneOf } from '../doctor/record-words.ts'
import { PayStatement, ReportedFacts } from '../doctor/report-statement.tsx'
import { workObjectionQuery } from './hospital-objection.queries.ts'
import { HospitalObjection } from './hospital-objection.tsx'
import { hospitalRecordQuery } from './hospital-record.queries.ts'
import { type HospitalRecordSearch, HOSPITAL_RECORD_TITLE } from './report-answer-search.ts'
import { ReportAnswerForm } from './report-answer-form.tsx'
import { StateWorkForm } from './state-work-form.tsx'

type HospitalReportPageProps = {
  workId: string
  search: HospitalRecordSearch
}

/** The hospital's side of a work from its day on: the times recorded, the report, its pay, and the answer. */
export function HospitalRecordPage({ workId, search }: HospitalReportPageProps) {
  const { data } = useSuspenseQuery(hospitalRecordQuery(workId))
  const { data: objected } = useSuspenseQuery(workObjectionQuery(workId))
  if (!data) return <NoSuchWork title={HOSPITAL_RECORD_TITLE} />
  const { work, doctorName, mayAnswer, mayState, leastExtraYen } = data
  const { state, report } = work
  const isOpen = state === 'REPORTED' && report !== null && !report.byHospital
  // Anybody can write a URL: a success is told only where the record says so too.
  const outcome = search.outcome === report?.answer || isOpen ? search.outcome : undefined
  // An objection to answer stands before the report that it is about.
  const isObjectionOpen = objected?.objection?.state === 'OPEN'
  const objection = <HospitalObjection work={work} outcome={search.objection} />
  return (
    <DeskPage>
      <Stack gap={4}>
        <BackToWorks />
        <Heading level={1}>{HOSPITAL_RECORD_TITLE}</Heading>
        {!isOpen && <OutcomeNotice told={answerReportWords(outcome)} />}
        {report?.byHospital && <OutcomeNotice told={stateWorkWords(search.stated)} />}
        <Card as="section" aria-label="勤務">
          <Stack gap={2}>
            <p>
              <Badge tone={badgeToneOf(state)}>{WORK_STATE[state]}</Badge>
            </p>
            <Text size="xl" bold figures>
              <ShiftTime start={work.plannedStart} end={work.plannedEnd} day={work.startDay} />
            </Text>
            <Text bold size="lg">
              {doctorName}先生
            </Text>
            <Text tone="sub">{work.title}</Text>
            {work.stamps.length > 0 && <DescriptionList items={work.stamps.map(stampItem)} />}
            {state === 'IN_PROGRESS' ||
            state === 'NO_SHOW' ||
            (state === 'FINISHED' && work.stamps.length === 0) ? (
              <p>
                <Link {...toHospitalNoShow(work.id)} className={rowLinkClass}>
                  先生が来ていないとき
                </Link>
              </p>
            ) : null}
            {(state === 'SCHEDULED' || state === 'CANCELLATION_REQUESTED') && (
              <p>
                <Link {...toHospitalCancellation(work.id)} className={rowLinkClass}>
                  勤務の変更・キャンセル
                </Link>
              </p>
            )}
          </Stack>
        </Card>
        {isObjectionOpen && objection}
        <Status work={work} mayState={mayState} />
        {isOpen && report.movedMinutes > 0 && (
          <Notice tone="warn" title="時間が予定から移っています">
            予定({shiftText(work.plannedStart, work.plannedEnd)})の外で{durationText(report.movedMinutes)}
            働き、その分、予定の中の時間が短くなっています。長さは変わらないため、追加の支払いはありません。時間を移したことに心当たりがなければ、修正をお願いしてください。
          </Notice>
        )}
        {report && (
          <Card as="section" aria-labelledby="reported">
            <Stack gap={3}>
              <Heading level={2} id="reported">
                {report.byHospital ? '病院の入力' : '先生の報告'}
              </Heading>
              <ReportedFacts report={report} receipt={work.receipt} />
            </Stack>
          </Card>
        )}
        {report && (
          <Card as="section" aria-labelledby="pay">
            <Stack gap={3}>
              <Heading level={2} id="pay">
                支払いの内訳
              </Heading>
              <PayStatement work={work} />
            </Stack>
          </Card>
        )}
        {mayState && (
          <StateWorkForm key={`state-${report?.number ?? 0}`} work={work} outcome={search.stated} />
        )}
        {isOpen && mayAnswer && (
          <ReportAnswerForm
            key={report.number}
            workId={workId}
            carfare={work.carfare}
            report={report}
            leastExtraYen={leastExtraYen}
            outcome={outcome}
          />
        )}
        {!isObjectionOpen && objection}
        {(state === 'CONFIRMED' || state === 'PAID') && (
          <p>
            <Link {...toHospitalOffer(workId)} className={buttonClass()}>
              この先生に再勤務をオファーする
            </Link>
          </p>
        )}
        {isOpen && !mayAnswer && <Notice tone="info">閲覧のみの権限では、報告の確認はできません。</Notice>}
      </Stack>
    </DeskPage>
  )
}

const stampItem = ({ kind, at, source, reason }: RecordView['stamps'][number]) => ({
  term: STAMP_KIND[kind],
  description: `${dayText(at)} ${clockText(at)}`,
  note: source === 'MANUAL' ? `${STAMP_SOURCE.MANUAL}: ${reason}` : undefined,
})

function Status({ work: { state, report }, mayState }: { work: RecordView; mayState: boolean }) {
  if (!report)
    return (
      <Notice tone="info">
        {mayState
          ? `終了から${STATEMENT_AFTER_HOURS}時間が過ぎましたが、先生の勤務報告が届いていません。下から実績を入力できます。`
          : state === 'FINISHED'
            ? `先生の勤務報告を待っています。終了から${STATEMENT_AFTER_HOURS}時間が過ぎても届かないときは、ここから実績を入力できます。`
            : '勤務が終わると、先生の報告がここに届きます。'}
      </Notice>
    )
  if (state === 'REPORTED' && report.byHospital)
    return (
      <Notice tone="info" title="先生の確認を待っています">
        {untilText(report.confirmDueAt)}までに先生の報告がなければ、病院の入力のとおり確定します。
      </Notice>
    )
  if (state === 'REPORTED')
    return (
      <Notice tone="warn" title="ご確認をお願いします">
        {untilText(report.confirmDueAt)}までに回答がなければ、報告のとおり確定します。
      </Notice>
    )
  const at = report.answeredAt ? momentText(report.answeredAt) : ''
  if (state === 'CORRECTION_REQUESTED')
    return (
      <Notice tone="info" title={`先生に修正をお願いしました(${at})`}>
        {report.answerNote}
      </Notice>
    )
  return (
    <Notice tone="good" title={`実績が確定しました(${at})`}>
      {report.isAutomatic ? '確認の期限が過ぎたため、報告のとおり確定しました。' : report.answerNote}
    </Notice>
  )
}
