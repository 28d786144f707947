import { countedText } from '../../../domain/text/counted-text.ts'
import { HospitalStanding, MemberRole } from '../../../contract/gen/hospital_pb.ts'
import {
  StandingDecision,
  type GetHospitalResponse,
  type HospitalSummary,
  type ListingCounts,
} from '../../../contract/gen/staff_hospital_pb.ts'
import { requiredWord, wireWordsOf } from '../../../contract/wire-word.ts'
import { MEMBER_ROLE } from '../../../domain/hospital/member-role.ts'
import { STANDING_DECISION } from '../../../domain/listing/hospital-standing.ts'
import { timestampText } from '../../../services/timestamp-text.ts'

/** View model of a hospital in the list. */
export const summaryView = ({ id, name, place, standing, since }: HospitalSummary) => ({
  id,
  name,
  place,
  standing: requiredWord(HospitalStanding, standing, 'HospitalSummary.standing'),
  since: timestampText(since),
})
export type HospitalSummaryView = ReturnType<typeof summaryView>

const countsText = (counts: ListingCounts | undefined) =>
  `掲載中${countedText(counts?.published ?? 0)}・休止中${countedText(counts?.paused ?? 0)}・充足${countedText(counts?.filled ?? 0)}`

/** View model of a hospital's page; null without a hospital. */
export const hospitalView = ({ hospital, members, decisions, ...file }: GetHospitalResponse) =>
  hospital
    ? {
        ...summaryView(hospital),
        address: file.address,
        phone: file.phone,
        beds: file.beds,
        spots: countsText(file.spots),
        regulars: countsText(file.regulars),
        hasOwner: members.some(({ role }) => role === MemberRole.OWNER),
        members: members.map(({ name, role, since }) => ({
          name,
          role: MEMBER_ROLE[requiredWord(MemberRole, role, 'HospitalPerson.role')],
          since: timestampText(since),
        })),
        decisions: decisions.map(({ id, decision, reason, staffName, at }) => ({
          id,
          what: STANDING_DECISION[requiredWord(StandingDecision, decision, 'DecidedStanding.decision')],
          reason,
          staffName,
          at: timestampText(at),
        })),
        allowed: wireWordsOf(StandingDecision, file.allowed),
      }
    : null
export type HospitalView = NonNullable<ReturnType<typeof hospitalView>>
