import { useSuspenseQuery } from '@tanstack/react-query'
import { GUIDE_PART, GUIDE_PARTS, saveProfileWords } from '../../../domain/hospital/hospital-profile.ts'
import { AMENITY, ELECTRONIC_CHART, isElectronicChart } from '../../../domain/listing/hospital-words.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { getHospitalProfileFn } from './profile.functions.ts'
import { hospitalProfileQuery } from './profile.queries.ts'
import { type HospitalProfileSearch, HOSPITAL_PROFILE_TITLE } from './profile-search.ts'

type Profile = Awaited<ReturnType<typeof getHospitalProfileFn>>
type HospitalProfilePageProps = { search: HospitalProfileSearch; kept: KeptAnswer | null; formKey: string }

/** What the chosen hospital says of itself. */
export function HospitalProfilePage({ search, kept, formKey }: HospitalProfilePageProps) {
  const { data: profile } = useSuspenseQuery(hospitalProfileQuery)
  const { hospitalId, hospitalName, version, updatedAt, mayEdit } = profile
  // Anybody can write a URL: a success is told only where something was saved.
  const isSaved = search.outcome === 'SAVED' && version > 0
  return (
    <DeskPage>
      <Stack gap={4}>
        <Heading level={1}>{HOSPITAL_PROFILE_TITLE}</Heading>
        <Text>
          <Text as="span" bold>
            {hospitalName}
          </Text>
          {updatedAt && `(${momentText(updatedAt)} に保存)`}
        </Text>
        {isSaved && <OutcomeNotice told={saveProfileWords(search.outcome)} />}
        {mayEdit ? (
          <ProfileForm
            key={`${hospitalId}-${version}`}
            profile={profile}
            outcome={search.outcome === 'SAVED' ? undefined : search.outcome}
            kept={kept}
            formKey={`${formKey}-${hospitalId}-${version}`}
          />
        ) : (
          <ReadOnly profile={profile} />
        )}
      </Stack>
    </DeskPage>
  )
}

function ReadOnly({ profile: { values, amenities } }: { profile: Profile }) {
  const valueOf = (name: string) => new Map(Object.entries(values)).get(name) ?? ''
  const chart = valueOf('electronicChart')
  const items = [
    { term: '病院の紹介', description: valueOf('summary') },
    { term: '設備', description: amenities.map((amenity) => AMENITY[amenity]).join('・') },
    { term: '当直室について', description: valueOf('dutyRoomNote') },
    { term: '電子カルテ', description: isElectronicChart(chart) ? ELECTRONIC_CHART[chart] : '' },
    { term: '電話番号', description: valueOf('phone') },
    ...GUIDE_PARTS.map((part) => ({ term: GUIDE_PART[part].label, description: valueOf(part) })),
  ]
  return (
    <>
      <Notice tone="info">閲覧のみの権限では、病院情報を変えられません。</Notice>
      <Card as="section" aria-label="病院情報">
        <DescriptionList
          items={items.map(({ term, description }) => ({
            term,
            description: <span className={preLine}>{description || '未入力'}</span>,
          }))}
        />
      </Card>
    </>
  )
}
