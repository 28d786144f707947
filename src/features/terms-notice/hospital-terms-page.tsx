import { useSuspenseQuery } from '@tanstack/react-query'
import { momentText } from '../../domain/text/shift-text.ts'
import { HOSPITAL_NOTICE_STATE, isPaperDue, issueTermsWords } from '../../domain/work/terms-notice.ts'
import { toHospitalTerms, toHospitalWorks } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../application/doctor/shift-time.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { NoSuchWork } from '../hospital/no-such-work.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import type { getHospitalTermsFn } from './hospital-terms-notice.functions.ts'
import { hospitalTermsQuery } from './hospital-terms-notice.queries.ts'
import { IssueForm } from './issue-form.tsx'
import { PrintButton } from '../page-parts/print-button.tsx'
import { type TermsSearch, HOSPITAL_TERMS_TITLE } from './terms-search.ts'
import { TermsSheet } from './terms-sheet.tsx'
import { TermsVersions } from './terms-versions.tsx'

type Terms = NonNullable<Awaited<ReturnType<typeof getHospitalTermsFn>>>
type HospitalTermsPageProps = {
  workId: string
  search: TermsSearch
}

/** The hospital's side of a notice of terms: complete it, print it, hand it over. */
export function HospitalTermsPage({ workId, search }: HospitalTermsPageProps) {
  const { data: terms } = useSuspenseQuery(hospitalTermsQuery(workId, search.version))
  if (!terms) return <NoSuchWork title={HOSPITAL_TERMS_TITLE} />
  const { work, notice, versions, doctorName, mayIssue } = terms
  const isIssued = notice !== null && notice.issuedAt !== null
  // A version that waits for the hospital is the current one, and has no number among the issued ones.
  const isCurrent = notice !== null && (search.version === undefined || notice.number === versions[0])
  const isCancelled = work.state === 'CANCELLED_BY_DOCTOR' || work.state === 'CANCELLED_BY_HOSPITAL'
  const form = { workId, outcome: search.outcome }
  // Anybody can write a URL: a success is told only where the notice says so too.
  const isTrue =
    (search.outcome === 'ISSUED' && isIssued) || (search.outcome === 'HANDED_OVER' && notice?.handedOverAt)
  return (
    <DeskPage>
      <Stack gap={4}>
        <div className={screenOnly}>
          <Stack gap={4}>
            <Heading level={1}>{HOSPITAL_TERMS_TITLE}</Heading>
            {isTrue && <OutcomeNotice told={issueTermsWords(search.outcome)} />}
            <Card as="section" aria-label="勤務">
              <Stack gap={2}>
                <p>
                  <Badge tone={notice?.state === 'ACKNOWLEDGED' ? 'good' : undefined}>
                    {HOSPITAL_NOTICE_STATE[notice?.state ?? 'MISSING']}
                  </Badge>
                </p>
                <Text size="xl" bold figures>
                  <ShiftTime start={work.plannedStart} end={work.plannedEnd} day={work.startDay} />
                </Text>
                <Text bold size="lg">
                  {doctorName}先生
                </Text>
                <Text tone="sub">{work.title}</Text>
                <p>
                  <Link {...toHospitalWorks()} className={rowLinkClass}>
                    勤務の一覧へ
                  </Link>
                </p>
              </Stack>
            </Card>
            <Status terms={terms} isCurrent={isCurrent} />
          </Stack>
        </div>
        {notice && !isIssued && isCurrent && mayIssue && !isCancelled && (
          <IssueForm key={notice.number} {...form} notice={notice} />
        )}
        {notice && (
          <>
            <TermsVersions
              shown={notice.number}
              versions={versions}
              to={(version) => toHospitalTerms(workId, { version })}
            />
            <TermsSheet notice={notice} doctorName={doctorName} hospitalName={work.hospitalName} />
          </>
        )}
        {isIssued && <PrintButton />}
        {isIssued &&
          isCurrent &&
          mayIssue &&
          !isCancelled &&
          notice.delivery !== 'ELECTRONIC' &&
          !notice.handedOverAt && (
            <HandOverForm
              {...form}
              notice={notice}
              outcome={search.outcome === 'ISSUED' ? undefined : search.outcome}
            />
          )}
      </Stack>
    </DeskPage>
  )
}

function Status({ terms: { notice, mayIssue }, isCurrent }: { terms: Terms; isCurrent: boolean }) {
  if (notice === null)
    return <Notice tone="info">通知書は、勤務が成立してから1分ほどで自動で作られます。</Notice>
  if (!isCurrent) return <Notice tone="warn">第{notice.number}版を表示しています。</Notice>
  if (notice.issuedAt === null)
    return (
      <Notice tone="warn" title="まだ発行されていません">
        {mayIssue
          ? '足りない項目を入力すると発行されます。ほかの項目は、成立したときの条件から入っています。'
          : '足りない項目があります。閲覧のみの権限では、通知書を発行できません。'}
      </Notice>
    )
  if (notice.handedOverAt)
    return <Notice tone="good">{momentText(notice.handedOverAt)} に紙で交付しました。</Notice>
  const isOnPaper = isPaperDue({
    ...notice,
    issuedAt: new Date(notice.issuedAt),
    handedOverAt: null,
  })
  if (isOnPaper)
    return (
      <Notice tone="warn" title="紙で交付してください">
        先生は紙での受け取りを希望しています。印刷してお渡しし、交付したことを記録してください。
      </Notice>
    )
  if (notice.delivery === null)
    return (
      <Notice tone="info" title="先生の希望を待っています">
        電子での交付には先生の希望が必要です。希望がないまま勤務の日になるときは、紙でお渡しください。
      </Notice>
    )
  return <Notice tone="good">先生は電子での受け取りを希望し、この画面と同じ内容を受け取っています。</Notice>
}
