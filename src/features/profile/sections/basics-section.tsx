import { BirthFields, ContactFields, NameFields, SexField } from '../../registration/basics-fields.tsx'
import { contactFacts, verifiedFact } from '../profile-facts.ts'
import { ProfileSection, type SectionProps } from './profile-section.tsx'
import { VerifiedFacts } from './verified-facts.tsx'

const VERIFIED = ['NAME', 'SEX', 'BIRTH_DATE'] as const

/** 基本情報: identity, which after verification changes by request only, and contact. */
export function BasicsSection(props: SectionProps) {
  const { profile, sections } = props
  const own = profile.isVerified ? [] : VERIFIED.map((kind) => verifiedFact(kind, sections))
  return (
    <ProfileSection
      {...props}
      section="basics"
      title="基本情報"
      facts={[...own, ...contactFacts(sections.basics)]}
      above={profile.isVerified && <VerifiedFacts {...props} kinds={VERIFIED} />}
    >
      {(fields) => (
        <>
          {!profile.isVerified && (
            <>
              <NameFields {...fields} />
              <SexField {...fields} />
              <BirthFields {...fields} today={profile.today} />
            </>
          )}
          <ContactFields {...fields} />
        </>
      )}
    </ProfileSection>
  )
}
