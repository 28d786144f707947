import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isWaitingDoctor } from '../../../domain/application/apply-action.ts'
import { DECLINE_REASON } from '../../../domain/application/application-words.ts'
import { phoneText } from '../../../domain/text/contact-text.ts'
import { dayKind } from '../../../domain/text/day-kind.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { toDocument, toHospital, toHospitalThread, toListing } from '../../../platform/addresses.ts'
import { hrefOf } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { deskBack } from '../../../ui/desk/desk.tsx'
import { DescriptionList, type DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { PhoneLink } from '../../../ui/link/phone-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { ConversionAtHospital } from '../../contract/conversion/conversion-at-hospital.tsx'
import { isConverted } from '../../contract/conversion/conversion-view.ts'
import { RenewalAtHospital } from '../../contract/renewal/renewal-at-hospital.tsx'
import { EndSection } from '../../contract/end/end-section.tsx'
import {
  giveEndNoticeAtHospitalFn,
  withdrawEndNoticeAtHospitalFn,
} from '../../contract/end/contract-end.functions.ts'
import { ShiftTrack } from '../../page-parts/shift-track.tsx'
import type { ApplicationFileView } from './application-file-view.ts'
import type { ApplicationFileSearch } from './application-search.ts'
import { ContractDates } from './contract-dates.tsx'
import { Decision } from './decision.tsx'
import { openApplicationFn } from './hospital-application.functions.ts'
import { applicationFileQuery, invalidateInbox } from './hospital-application.queries.ts'
import * as styles from './hospital-application.css.ts'

type ApplicationFileProps = {
  id: string
  search: ApplicationFileSearch
}

/** One application with everything a decision needs. */
export function ApplicationFile({ id, search }: ApplicationFileProps) {
  const queryClient = useQueryClient()
  const { data: file } = useSuspenseQuery(applicationFileQuery(id))
  if (!file) return <NoFile />
  const onContract = () =>
    Promise.all([queryClient.invalidateQueries(applicationFileQuery(id)), invalidateInbox(queryClient)])
  return (
    <Stack gap={5}>
      <Link {...toHospital()} className={`${rowLinkClass} ${deskBack}`}>
        やること
      </Link>
      <Head file={file} />
      <DescriptionList items={facts(file)} />
      <p>
        <Link {...toHospitalThread(file.id)} className={rowLinkClass}>
          先生にメッセージを送る
        </Link>
      </p>
      <Decision file={file} search={search} />
      {file.kind === 'regular' && file.state === 'MATCHED' && (
        <ContractDates file={file} posted={search.date} />
      )}
      {file.contract?.renewal && !isConverted(file.contract.conversion) && (
        <RenewalAtHospital
          contract={file.contract}
          renewal={file.contract.renewal}
          today={file.today}
          mayDecide={file.mayDecide}
          outcome={search.renewal}
          onChange={onContract}
        />
      )}
      {file.contract?.conversion && (
        <ConversionAtHospital
          applicationId={id}
          conversion={file.contract.conversion}
          mayDecide={file.mayDecide}
          outcome={search.conversion}
          onChange={onContract}
        />
      )}
      {file.contract && (
        <EndSection
          contract={file.contract}
          side="HOSPITAL"
          today={file.today}
          mayAct={file.mayDecide}
          search={search}
          give={giveEndNoticeAtHospitalFn}
          withdraw={withdrawEndNoticeAtHospitalFn}
          onChange={() => queryClient.invalidateQueries(applicationFileQuery(id))}
        />
      )}
      <PastWorks file={file} />
      <MarkOpened file={file} />
    </Stack>
  )
}

const TONE: Partial<Record<ApplicationFileView['state'], BadgeTone>> = {
  APPLIED: 'brand',
  UNDER_REVIEW: 'brand',
  INTERVIEW: 'brand',
  OFFERED: 'warm',
  MATCHED: 'good',
}

function Head({ file: { name, state, stateWord, timeLeft, due, interview } }: { file: ApplicationFileView }) {
  const isDoctorsTurn = state === 'OFFERED' || (state === 'INTERVIEW' && interview?.isAnswered === false)
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Heading level={1}>{name}先生</Heading>
        <Badge tone={TONE[state]}>{stateWord}</Badge>
      </Inline>
      {isWaitingDoctor(state) && due && (
        <Text>
          {isDoctorsTurn ? '先生の回答の期限' : '回答の期限'} {due}{' '}
          <Text as="span" tone="important" bold>
            {timeLeft ?? '期限を過ぎました'}
          </Text>
        </Text>
      )}
    </Stack>
  )
}

/** 「12/18(金) 17:00〜翌9:00(祝)」 */
const whenWords = ({ kind, when, start }: ApplicationFileView) =>
  `${when}${kind === 'spot' && dayKind(civilDay(start)) === 'HOLIDAY' ? '(祝)' : ''}`

function facts(file: ApplicationFileView): DescriptionItem[] {
  const { title, fee, slotsLeft, others, specialties, experience, departments, skills } = file
  const items: DescriptionItem[] = [
    {
      term: '応募した求人',
      description: (
        <div className={styles.applied}>
          <Link {...toListing(file.kind, file.listingId)} className={rowLinkClass}>
            <WholeParts>{`${whenWords(file)} ${title}`}</WholeParts>
          </Link>
          {file.kind === 'spot' && <ShiftTrack start={file.start} end={file.end} />}
        </div>
      ),
      note: `${yenText(fee)}・残り${slotsLeft}枠・ほかの応募 ${others}名${file.hasRequestedTimes ? '・入り明けの希望あり' : ''}`,
    },
    {
      term: '提示した条件',
      description: file.offer && `${file.offer.shift}・${file.offer.fee}`,
      note: file.offer?.note || undefined,
    },
    ...interviewFacts(file),
    { term: '専門・経験', description: [...specialties, experience].filter(Boolean).join('・') },
    file.lacking,
    { term: '診療科', description: departments.join('・') },
    { term: 'できる業務', description: skills.join('・') },
    { term: 'ひとこと', description: file.message && <p className={styles.message}>{file.message}</p> },
    {
      term: '共有された書類',
      description: file.documents.length > 0 && <SharedDocuments documents={file.documents} />,
      note:
        file.documents.length > 0
          ? '先生が、この応募のために共有に同意した書類です。応募または勤務が終わると開けなくなります。閲覧した日時は先生にも表示されます。'
          : undefined,
    },
    {
      term: '間隔と上限',
      description: file.isIntervalKept
        ? '問題なし'
        : '必要な休息がとれないか、労働時間の上限を超えるか、重なる予定があります',
      note: '先生が登録している勤務と常勤先の時間で見ています。ほかの勤務先は表示しません。',
    },
    {
      term: '電話',
      description: file.phone && <PhoneLink number={phoneText(file.phone)} />,
    },
    { term: '応募した日時', description: file.applied },
    { term: '決まった日時', description: file.decided },
    {
      term: 'お断りの理由',
      description: file.declineReason && DECLINE_REASON[file.declineReason],
      note: file.declineNote || undefined,
    },
  ]
  return items.filter(({ description }) => Boolean(description))
}

const interviewFacts = ({ interview }: ApplicationFileView): DescriptionItem[] =>
  interview
    ? [
        {
          term: interview.chosen ? '面談の日時' : '提案した面談の候補',
          description: interview.chosen ?? interview.times.join('、'),
          note: [
            interview.place,
            interview.isAnswered && !interview.chosen
              ? '先生の都合と合いませんでした。別の候補を提案してください。'
              : '',
            interview.isAnswered ? '' : '先生の回答待ちです。',
          ]
            .filter(Boolean)
            .join('・'),
        },
      ]
    : []

/** Each view is recorded, and shown to the doctor: a picture opens by a tap only. */
const SharedDocuments = ({ documents }: { documents: ApplicationFileView['documents'] }) => (
  <Inline gap={3}>
    {documents.map(({ id, label }) =>
      id === '' ? (
        <span key={label}>{label}(現在は表示できません)</span>
      ) : (
        <a key={label} href={hrefOf(toDocument(id))} target="_blank" rel="noopener" className={rowLinkClass}>
          {label}を見る
        </a>
      ),
    )}
  </Inline>
)

function PastWorks({ file: { pastWorks } }: { file: ApplicationFileView }) {
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="md">
          この先生との記録
        </Heading>
        {pastWorks.length === 0 ? (
          <Text tone="sub">当院での勤務の記録はまだありません。</Text>
        ) : (
          <DescriptionList
            items={pastWorks.map(({ shift, state, fee }) => ({
              term: shift,
              description: `${state}・${fee}`,
            }))}
          />
        )}
      </Stack>
    </Card>
  )
}

/** Tells the doctor that the application was read, once the page is shown; a decision does so too. */
function MarkOpened({ file: { id, state, mayDecide } }: { file: ApplicationFileView }) {
  const queryClient = useQueryClient()
  const isToMark = state === 'APPLIED' && mayDecide
  useEffect(() => {
    if (!isToMark) return
    // Offline: the next view, or the decision, marks it.
    void openApplicationFn({ data: id }).then(
      () => invalidateInbox(queryClient),
      () => undefined,
    )
  }, [id, isToMark, queryClient])
  return null
}

const NoFile = () => (
  <EmptyState
    title="この応募は見つかりません。"
    headingLevel={1}
    actions={
      <Link {...toHospital()} className={buttonClass({ variant: 'filled' })}>
        やることへ
      </Link>
    }
  >
    ほかの病院への応募か、URLが正しくありません。
  </EmptyState>
)
