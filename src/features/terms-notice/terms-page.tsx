import { useSuspenseQuery } from '@tanstack/react-query'
import { momentText } from '../../domain/text/shift-text.ts'
import { answerTermsWords } from '../../domain/work/terms-notice.ts'
import { toTerms } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { BackPage } from '../shell/back-page.tsx'
import { NoSuchOwnWork, WorkHead } from '../record/doctor/work-parts.tsx'
import { PrintButton } from '../page-parts/print-button.tsx'
import { TermsForm } from './terms-form.tsx'
import type { getTermsFn } from './terms-notice.functions.ts'
import { termsQuery } from './terms-notice.queries.ts'
import { type TermsSearch, TERMS_HEAD } from './terms-search.ts'
import { TermsSheet } from './terms-sheet.tsx'
import { TermsVersions } from './terms-versions.tsx'

type Terms = NonNullable<Awaited<ReturnType<typeof getTermsFn>>>
type TermsPageProps = {
  id: string
  search: TermsSearch
}

const isCancelled = ({ state }: Terms['work']) =>
  state === 'CANCELLED_BY_DOCTOR' || state === 'CANCELLED_BY_HOSPITAL'

/** The notice of terms of the doctor's work: to read, to acknowledge, to print. */
export function TermsPage({ id, search }: TermsPageProps) {
  const { data: terms } = useSuspenseQuery(termsQuery(id, search.version))
  if (!terms)
    return (
      <BackPage {...TERMS_HEAD}>
        <NoSuchOwnWork />
      </BackPage>
    )
  const { work, notice, versions, doctorName } = terms
  const isIssued = notice !== null && notice.issuedAt !== null
  const isCurrent = notice?.number === versions[0]
  // Anybody can write a URL: a success is told only where the notice says so too.
  const outcome = search.outcome === 'ACKNOWLEDGED' && !notice?.acknowledgedAt ? undefined : search.outcome
  return (
    <BackPage {...TERMS_HEAD}>
      <div className={screenOnly}>
        <Stack gap={4}>
          {notice?.acknowledgedAt && <OutcomeNotice told={answerTermsWords(outcome)} />}
          <Status terms={terms} isCurrent={isCurrent} />
          <WorkHead work={work} />
        </Stack>
      </div>
      {isIssued && (
        <>
          <TermsVersions
            shown={notice.number}
            versions={versions}
            to={(version) => toTerms(id, { version })}
          />
          <TermsSheet notice={notice} doctorName={doctorName} hospitalName={work.hospitalName} />
          <PrintButton />
        </>
      )}
      {isIssued && isCurrent && !isCancelled(work) && (
        <TermsForm
          key={`${notice.number}-${notice.state}`}
          workId={id}
          notice={notice}
          outcome={notice.acknowledgedAt ? undefined : outcome}
        />
      )}
    </BackPage>
  )
}

function Status({ terms: { work, notice }, isCurrent }: { terms: Terms; isCurrent: boolean }) {
  if (notice === null)
    return (
      <Notice tone="info" title="通知書を準備しています">
        勤務が成立してから1分ほどで発行されます。しばらくしてからもう一度お開きください。
      </Notice>
    )
  if (notice.issuedAt === null)
    return (
      <Notice tone="info" title="病院が通知書を準備しています">
        足りない項目を病院が入力すると発行され、お知らせが届きます。
      </Notice>
    )
  if (!isCurrent)
    return (
      <Notice tone="warn" title={`第${notice.number}版を表示しています`}>
        <Link {...toTerms(work.id)} className={rowLinkClass}>
          いまの通知書を見る
        </Link>
      </Notice>
    )
  if (isCancelled(work)) return <Notice tone="info">この勤務はキャンセルされています。</Notice>
  if (notice.acknowledgedAt === null)
    return (
      <Notice tone="warn" title="内容をご確認ください">
        電子での受け取りは、先生が希望した場合だけできます。希望しない場合は、病院が紙でお渡しします。
      </Notice>
    )
  return (
    <Notice tone="good" title={`確認済みです(${momentText(notice.acknowledgedAt)})`}>
      {notice.delivery === 'PAPER' &&
        (notice.handedOverAt
          ? `病院が紙でお渡ししました(${momentText(notice.handedOverAt)})。`
          : '紙の通知書は病院がお渡しします。届かないときは、メッセージで病院にお伝えください。')}
    </Notice>
  )
}
