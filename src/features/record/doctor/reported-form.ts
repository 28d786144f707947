import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { typedNumber } from '../../../domain/text/typed-text.ts'
import { typedIn } from '../../forms/form-answer.ts'
import { DECLINE_FIELDS } from './record-form-data.ts'

/** What the fields of a report say, without its comment; the form was checked. */
export function reportedOf(form: FormData) {
  const count = (name: string) => typedNumber(typedIn(form, name)) ?? 0
  const at = (name: string) => typedInstant(typedIn(form, name)).toISOString()
  return {
    actualStart: at('actualStart'),
    actualEnd: at('actualEnd'),
    breakMinutes: count('breakMinutes'),
    permittedMinutes: count('permittedMinutes'),
    ambulanceAccepted: count('ambulanceAccepted'),
    declined: DECLINE_FIELDS.map(({ reason, name }) => ({ reason, count: count(name) })),
    admissionsAmbulance: count('admissionsAmbulance'),
    admissionsWalkIn: count('admissionsWalkIn'),
    walkIns: count('walkIns'),
    wardCalls: count('wardCalls'),
    carfareYen: count('carfareYen'),
    sleepMinutes: typedIn(form, 'sleepMinutes') === '' ? null : count('sleepMinutes'),
  }
}
