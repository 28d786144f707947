import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addHospitalWords } from '../../../domain/hospital/new-hospital.ts'
import { standingWords } from '../../../domain/listing/hospital-standing.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { toStaffHospitals } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { ChevronLeftIcon } from '../../../ui/icon/control-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import type { HospitalView } from './hospital-view.ts'
import { hospitalQuery } from './staff-hospital.queries.ts'
import { HOSPITALS } from './hospitals-search.ts'
import { OwnerForm } from './owner-form.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { StandingForm } from './standing-form.tsx'

type HospitalPageProps = {
  id: string
  outcome: string | undefined
  kept: KeptAnswer | null
  keptInvitation: KeptAnswer | null
  formKey: string
}

/** A hospital: its facts, its members, what was decided about it, and the form of the next decision. */
export function StaffHospitalPage({ id, outcome, kept, keptInvitation, formKey }: HospitalPageProps) {
  const { data: hospital } = useSuspenseQuery(hospitalQuery(id))
  // A decision changes which forms the page has.
  const [told, setTold] = useState<ToldOutcome | undefined>(() =>
    kept || keptInvitation ? undefined : (standingWords(outcome) ?? addHospitalWords(outcome)),
  )
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Link {...toStaffHospitals()} className={rowLinkClass}>
          <ChevronLeftIcon size="sm" />
          {HOSPITALS}
        </Link>
        {hospital && (
          <>
            <Inline gap={2}>
              <Heading level={1}>{hospital.name}</Heading>
              <StandingBadge standing={hospital.standing} />
            </Inline>
            <OutcomeNotice told={told} />
            <Facts hospital={hospital} />
            <Members hospital={hospital} />
            {!hospital.hasOwner && (
              <OwnerForm id={id} kept={keptInvitation} formKey={formKey} onTold={setTold} />
            )}
            <History hospital={hospital} />
            <StandingForm
              key={hospital.standing}
              hospital={hospital}
              kept={kept}
              formKey={formKey}
              onTold={setTold}
            />
          </>
        )}
      </Stack>
    </StaffDesk>
  )
}

const Facts = ({ hospital }: { hospital: HospitalView }) => (
  <Card as="section" aria-label="病院の概要">
    <DescriptionList
      items={[
        { term: '所在地', description: hospital.address },
        { term: '電話', description: hospital.phone },
        { term: '病床数', description: hospital.beds > 0 ? `${hospital.beds}床` : 'なし' },
        { term: '登録日時', description: hospital.since },
        { term: 'スポットの求人', description: hospital.spots },
        { term: '定期の求人', description: hospital.regulars },
      ]}
    />
  </Card>
)

const Members = ({ hospital: { members } }: { hospital: HospitalView }) => (
  <Card as="section" aria-labelledby="members">
    <Stack gap={3}>
      <Heading level={2} id="members">
        担当者
      </Heading>
      <Text tone="sub">担当者のお名前は、病院の確認のために表示しています。閲覧は記録に残ります。</Text>
      {members.length === 0 ? (
        <Text>担当者はいません。</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {members.map(({ name, role, since }) => (
            <li key={`${name} ${since}`}>
              <Text>
                {name}({role})
              </Text>
              <Text tone="sub" size="md">
                {since}から
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  </Card>
)

const History = ({ hospital: { decisions } }: { hospital: HospitalView }) => (
  <Card as="section" aria-labelledby="decisions">
    <Stack gap={3}>
      <Heading level={2} id="decisions">
        これまでの判断
      </Heading>
      {decisions.length === 0 ? (
        <Text tone="sub">まだありません。</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {decisions.map(({ id, what, reason, staffName, at }) => (
            <li key={id}>
              <Text bold>{what}</Text>
              <Text tone="sub" size="md">
                {at}・{staffName}
              </Text>
              <Text className={preLine}>{reason}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  </Card>
)
