import type { Shown } from '../../contract/plain.ts'
import { WORK_STATE } from '../../domain/application/application-words.ts'
import { CANCELLATION_TIER } from '../../domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { countedText } from '../../domain/text/counted-text.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { DOCTOR_VIEW, viewRecorded } from '../../domain/doctor/doctor-view.ts'
import { phoneText } from '../../domain/text/contact-text.ts'
import type { ToldOutcome } from '../../domain/text/outcome-words.ts'
import { decideCautionWords } from '../../domain/work/caution-objection.ts'
import { decideNoShowWords } from '../../domain/work/no-show.ts'
import { toStaff } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { PhoneLink } from '../../ui/link/phone-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../application/doctor/shift-time.tsx'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { ObjectionFacts } from '../record/objection/objection-facts.tsx'
import { StaffListPage } from '../staff/staff-list-page.tsx'
import { CautionForm } from './caution-form.tsx'
import { BusyPermitCard } from './busy-permit-card.tsx'
import { DECIDE_CAUTION_FORM, DECIDE_NO_SHOW_FORM } from './decision-form-data.ts'
import { NoShowForm } from './no-show-form.tsx'
import { troublesQuery } from './trouble.queries.ts'
import { TROUBLES, type TroublesSearch } from './trouble-search.ts'
import type { Trouble } from './trouble.functions.ts'
import { TROUBLE, TROUBLE_STEP } from './trouble-words.ts'

type TroublesPageProps = { search: TroublesSearch }

/** Works that need our staff: reported absences and objections to decide on, missing stamps and reports, disputes. */
export function TroublesPage({ search }: TroublesPageProps) {
  const { data } = useSuspenseQuery(troublesQuery())
  const forms = usePageForms()
  // A decided absence leaves the list, and its form with it.
  const [told, setTold] = useState<ToldOutcome | string | undefined>(() =>
    keptFor(forms, DECIDE_NO_SHOW_FORM) || keptFor(forms, DECIDE_CAUTION_FORM)
      ? undefined
      : (decideNoShowWords(search.outcome) ?? decideCautionWords(search.caution)),
  )
  return (
    <StaffListPage
      title={TROUBLES}
      told={told}
      order={
        <>
          {countedText(data.total)}・欠勤の連絡、勤務の古い順
          {data.total > data.shown && `(${data.shown}件を表示)`}。{viewRecorded(DOCTOR_VIEW.TROUBLES)}
        </>
      }
      gap={3}
      rows={[
        ...data.troubles.map((trouble) => ({
          key: trouble.workId,
          shown: (
            <TroubleCard trouble={trouble}>
              {trouble.noShow?.state === 'OPEN' && (
                <NoShowForm
                  workId={trouble.workId}
                  isPosted={search.work === trouble.workId}
                  onTold={setTold}
                />
              )}
              {trouble.kind === 'CAUTION' && (
                <CautionForm
                  workId={trouble.workId}
                  isAbsence={trouble.cancellation === null}
                  isPosted={search.work === trouble.workId}
                  onTold={setTold}
                />
              )}
            </TroubleCard>
          ),
        })),
        ...data.busyPermits.map((one) => ({
          key: `${one.hospitalId}-${one.shift}`,
          shown: <BusyPermitCard of={one} />,
        })),
      ]}
      empty={
        <EmptyState icon={<CheckCircleIcon size="lg" />} title="困りごとはありません。">
          欠勤の連絡、打刻や勤務報告のない勤務、食い違った報告、異議が、ここに表示されます。
        </EmptyState>
      }
    />
  )
}

const Reach = ({ name, phone }: { name: string; phone: string }) => (
  <Inline gap={3}>
    <span>{name}</span>
    {phone && <PhoneLink number={phoneText(phone)} />}
  </Inline>
)

/** The cancellation that has left the 注意 objected to. */
const cautionItems = ({ reason, tier, detail, requestedAt, answer }: Shown<'dp.work.Cancellation'>) => [
  { term: 'キャンセルの理由', description: reason ? CANCELLATION_REASON[reason] : '' },
  { term: `申請(${momentText(requestedAt)})`, description: detail },
  { term: 'いまの扱い', description: tier ? CANCELLATION_TIER[tier] : '' },
  ...(answer ? [{ term: '病院の返答', description: answer }] : []),
]

function TroubleCard({ trouble, children }: { trouble: Trouble; children: ReactNode }) {
  const { kind, workId, noShow, cancellation } = trouble
  return (
    <Card as="article" aria-labelledby={`trouble-${workId}`}>
      <Stack gap={3}>
        <p>
          <Badge tone={kind === 'NO_SHOW' ? 'danger' : 'warm'}>{TROUBLE[kind]}</Badge>
        </p>
        <Heading level={2} id={`trouble-${workId}`}>
          <ShiftTime start={trouble.plannedStart} end={trouble.plannedEnd} day={trouble.startDay} />
        </Heading>
        <Text tone="sub">
          {trouble.title}・{WORK_STATE[trouble.state]}
        </Text>
        <Text>{TROUBLE_STEP[kind]}</Text>
        <DescriptionList
          items={[
            {
              term: '先生',
              description: <Reach name={`${trouble.doctorName}先生`} phone={trouble.doctorPhone ?? ''} />,
            },
            {
              term: '病院',
              description: <Reach name={trouble.hospitalName} phone={trouble.hospitalPhone} />,
            },
            ...(noShow
              ? [{ term: `病院の連絡(${momentText(noShow.reportedAt)})`, description: noShow.attempts }]
              : []),
            ...(cancellation ? cautionItems(cancellation) : []),
            ...(kind === 'DISPUTE'
              ? [{ term: `病院のことば(報告${trouble.reports}回)`, description: trouble.note ?? '' }]
              : []),
          ]}
        />
        {trouble.objection && <ObjectionFacts objection={trouble.objection} />}
        <p>
          <Link {...toStaff({ queue: 'ACTIVE', doctor: trouble.doctorId })} className={rowLinkClass}>
            {trouble.doctorName}先生の記録とやりとり
          </Link>
        </p>
        {children}
      </Stack>
    </Card>
  )
}
