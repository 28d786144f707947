import { WishesFields } from '../../registration/wishes-fields.tsx'
import { wishesFacts } from '../profile-facts.ts'
import { ProfileSection, type SectionProps } from './profile-section.tsx'

export function WishesSection(props: SectionProps) {
  return (
    <ProfileSection {...props} section="wishes" title="希望条件" facts={wishesFacts(props.sections.wishes)}>
      {(fields) => <WishesFields {...fields} />}
    </ProfileSection>
  )
}
