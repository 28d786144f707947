import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WORK_STATE } from '../../../domain/application/application-words.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import {
  NO_SHOW_AFTER_MINUTES,
  NO_SHOW_STATE,
  reportNoShowWords,
  withdrawNoShowWords,
} from '../../../domain/work/no-show.ts'
import { toHospitalReport } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
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
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { BackToWorks } from '../../hospital/back-to-works.tsx'
import { NoSuchWork } from '../../hospital/no-such-work.tsx'
import { hospitalRecordQuery } from '../../record/hospital/hospital-record.queries.ts'
import { withdrawNoShowFn } from './no-show.functions.ts'
import type { RecordView } from '../../record/doctor/record-view.ts'
import { noShowQuery } from './no-show.queries.ts'
import { NO_SHOW, type NoShowSearch } from './no-show-search.ts'
import { NoShowReportForm } from './report-form.tsx'
import { REPORT_NO_SHOW_FORM } from './report-form-data.ts'

const words = (outcome: string | undefined) => reportNoShowWords(outcome) ?? withdrawNoShowWords(outcome)

type NoShowPageProps = { workId: string; search: NoShowSearch }

/** A hospital whose doctor did not come reports it to our staff, and sees what became of it. */
export function NoShowPage({ workId, search }: NoShowPageProps) {
  const { data: found } = useSuspenseQuery(hospitalRecordQuery(workId))
  return found ? <Found found={found} search={search} /> : <NoSuchWork title={NO_SHOW} />
}

type FoundProps = Omit<NoShowPageProps, 'workId'> & { found: { work: RecordView; doctorName: string } }

function Found({ found: { work, doctorName }, search }: FoundProps) {
  const { data } = useSuspenseQuery(noShowQuery(work.id))
  const queryClient = useQueryClient()
  const kept = keptFor(usePageForms(), REPORT_NO_SHOW_FORM)
  const [told, setTold] = useState<ToldOutcome | undefined>(() => (kept ? undefined : words(search.outcome)))
  const onOutcome = (outcome: string) => {
    setTold(words(outcome))
    return Promise.all([
      queryClient.invalidateQueries(noShowQuery(work.id)),
      queryClient.invalidateQueries(hospitalRecordQuery(work.id)),
    ])
  }
  const { noShow, mayReport, mayWithdraw } = data
  return (
    <DeskPage>
      <Stack gap={4}>
        <BackToWorks />
        <Heading level={1}>{NO_SHOW}</Heading>
        <OutcomeNotice told={told} />
        <Card as="section" aria-label="勤務">
          <Stack gap={2}>
            <p>
              <Badge tone="neutral">{WORK_STATE[work.state]}</Badge>
            </p>
            <Text size="xl" bold figures>
              <ShiftTime start={work.plannedStart} end={work.plannedEnd} day={work.startDay} />
            </Text>
            <Text bold size="lg">
              {doctorName}先生
            </Text>
            <Text tone="sub">{work.title}</Text>
            <p>
              <Link {...toHospitalReport(work.id)} className={rowLinkClass}>
                打刻と勤務の実績を見る
              </Link>
            </p>
          </Stack>
        </Card>
        {noShow && (
          <Card as="section" aria-labelledby="no-show">
            <Stack gap={3}>
              <Heading level={2} id="no-show">
                連絡の内容
              </Heading>
              <DescriptionList
                items={[
                  { term: '状態', description: NO_SHOW_STATE[noShow.state] },
                  { term: '連絡', description: momentText(noShow.reportedAt) },
                  { term: '先生への確認', description: noShow.attempts },
                  ...(noShow.reason
                    ? [
                        {
                          term: `運営の判断(${noShow.closedAt ? momentText(noShow.closedAt) : ''})`,
                          description: noShow.reason,
                        },
                      ]
                    : []),
                ]}
              />
              {noShow.state === 'OPEN' && (
                <Text tone="sub">
                  運営が先生に確認しています。先生が到着されたときは、取り下げてください。
                </Text>
              )}
              {mayWithdraw && <WithdrawForm workId={work.id} onOutcome={onOutcome} />}
            </Stack>
          </Card>
        )}
        {mayReport && <NoShowReportForm workId={work.id} onOutcome={onOutcome} />}
        {!mayReport && !noShow && (
          <Notice tone="info">
            欠勤の連絡は、勤務の開始から{NO_SHOW_AFTER_MINUTES}
            分たっても先生の打刻がないときに、担当者の方ができます。まず、先生にお電話でご確認ください。
          </Notice>
        )}
      </Stack>
    </DeskPage>
  )
}

type WithdrawFormProps = { workId: string; onOutcome: (outcome: string) => Promise<unknown> }

function WithdrawForm({ workId, onOutcome }: WithdrawFormProps) {
  const { pending, failure, attributes, formKey } = usePosted(withdrawNoShowFn, {
    key: 'withdraw',
    onAnswer: ({ outcome }) => onOutcome(outcome),
  })
  return (
    <form {...attributes}>
      <OutcomeNotice told={failure} />
      <input type="hidden" name="workId" value={workId} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Button type="submit" pending={pending}>
        欠勤の連絡を取り下げる
      </Button>
    </form>
  )
}
