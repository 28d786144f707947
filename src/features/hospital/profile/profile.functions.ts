import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalProfile, SaveProfileOutcome } from '../../../contract/gen/hospital_profile_pb.ts'
import { wordOfOutcome } from '../../../contract/wire-word.ts'
import { GUIDE_PARTS } from '../../../domain/hospital/hospital-profile.ts'
import { isAmenity } from '../../../domain/listing/hospital-words.ts'
import { toHospitalProfile } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { PROFILE_FORM } from './posted-forms.ts'
import { checkProfile, PROFILE_FIELDS } from './profile-check.ts'

/** What the chosen hospital says of itself, as the form's values. */
export const getHospitalProfileFn = createServerFn().handler(async () => {
  const found = await callHospitalRaw(HospitalProfile.method.getProfile, {})
  const { hospitalId, hospitalName, profile, guide, version, mayEdit } = found
  return {
    hospitalId,
    hospitalName,
    version,
    mayEdit,
    updatedAt: instantText(found.updatedAt),
    amenities: profile?.amenities.filter(isAmenity) ?? [],
    values: {
      summary: profile?.summary ?? '',
      phone: profile?.phone ?? '',
      electronicChart: profile?.electronicChart ?? '',
      dutyRoomNote: profile?.dutyRoomNote ?? '',
      ...Object.fromEntries(GUIDE_PARTS.map((part) => [part, guide?.[part] ?? ''])),
    } satisfies Record<string, string>,
  }
})

const saveSchema = formWith({
  hospitalId: v.pipe(v.string(), v.maxLength(20)),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  idempotencyKey: submissionKey,
})

const textIn = (form: FormData, name: string) => typedIn(form, name).replaceAll('\r\n', '\n')

async function save({ form, fields }: v.InferOutput<typeof saveSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkProfile(form))
  if (invalid) return invalid
  return wordOfOutcome(
    SaveProfileOutcome,
    callHospitalRaw(HospitalProfile.method.saveProfile, {
      ...fields,
      profile: {
        summary: textIn(form, 'summary'),
        phone: textIn(form, 'phone'),
        electronicChart: textIn(form, 'electronicChart'),
        dutyRoomNote: textIn(form, 'dutyRoomNote'),
        amenities: form.getAll('amenities').filter((value) => typeof value === 'string'),
      },
      guide: Object.fromEntries(GUIDE_PARTS.map((part) => [part, textIn(form, part)])),
    }),
  )
}

export const saveHospitalProfileFn = createServerFn({ method: 'POST' })
  .validator(saveSchema)
  .handler(
    postedCommand({
      form: PROFILE_FORM,
      run: save,
      typed: ({ form }) => Object.fromEntries(PROFILE_FIELDS.map((name) => [name, typedIn(form, name)])),
      isDone: ({ outcome }) => outcome === 'SAVED',
      next: ({ outcome }) => toHospitalProfile({ outcome }),
    }),
  )
