import { SKILL_GROUPS } from '../../../domain/doctor/profile-words.ts'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { FilteredBoxes } from '../../forms/filtered-boxes.tsx'
import { LicenceFields, PracticeFields } from '../../registration/doctor-fields.tsx'
import { practiceFacts, verifiedFact } from '../profile-facts.ts'
import { ProfileSection, type SectionProps } from './profile-section.tsx'
import { VerifiedFacts } from './verified-facts.tsx'

const VERIFIED = ['LICENCE'] as const

export function PracticeSection(props: SectionProps) {
  const { profile, sections } = props
  const own = profile.isVerified ? [] : [verifiedFact('LICENCE', sections)]
  return (
    <ProfileSection
      {...props}
      section="practice"
      title="医師情報"
      facts={[...own, ...practiceFacts(sections.practice)]}
      above={profile.isVerified && <VerifiedFacts {...props} kinds={VERIFIED} />}
    >
      {(fields) => (
        <>
          {!profile.isVerified && <LicenceFields {...fields} today={profile.today} />}
          <PracticeFields {...fields} today={profile.today} />
          <FieldGroup
            legend="できる業務"
            need="optional"
            help="おひとりで対応できるものを選んでください。"
            error={fields.problems['skills']}
          >
            <FilteredBoxes
              name="skills"
              what="できる業務"
              example="エコー"
              groups={SKILL_GROUPS}
              value={fields.draft.skills}
            />
          </FieldGroup>
        </>
      )}
    </ProfileSection>
  )
}
