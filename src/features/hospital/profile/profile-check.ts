import * as v from 'valibot'
import { phoneNumber, REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import {
  DUTY_ROOM_NOTE,
  GUIDE_PARTS,
  GUIDE_TEXT,
  SUMMARY_TEXT,
} from '../../../domain/hospital/hospital-profile.ts'
import { isElectronicChart } from '../../../domain/listing/hospital-words.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** The fields of one value. */
export const PROFILE_FIELDS = ['summary', 'phone', 'electronicChart', 'dutyRoomNote', ...GUIDE_PARTS] as const

/** Validation that needs no server. */
export function checkProfile(form: FormData): Problems {
  const phone = v.safeParse(phoneNumber, typedIn(form, 'phone'))
  return problemsAmong({
    summary: lengthProblem(typedIn(form, 'summary'), SUMMARY_TEXT),
    phone: phone.success ? undefined : phone.issues[0].message,
    electronicChart: isElectronicChart(typedIn(form, 'electronicChart')) ? undefined : REQUIRED,
    dutyRoomNote: lengthProblem(typedIn(form, 'dutyRoomNote'), DUTY_ROOM_NOTE),
    ...Object.fromEntries(GUIDE_PARTS.map((part) => [part, lengthProblem(typedIn(form, part), GUIDE_TEXT)])),
  })
}
