import { HOSPITAL_STANDING, type HospitalStanding } from '../../../domain/listing/standing-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'

const TONE = { NEW: 'warm', ACTIVE: 'good', SUSPENDED: 'danger' } as const satisfies Record<
  HospitalStanding,
  string
>

export const StandingBadge = ({ standing }: { standing: HospitalStanding }) => (
  <Badge tone={TONE[standing]}>{HOSPITAL_STANDING[standing]}</Badge>
)
