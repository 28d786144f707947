import * as v from 'valibot'
import { specialtyWords } from './specialty.ts'
import { wellFormed } from '../text/well-formed.ts'

/** Bounds of stored drafts, above any honest answer. */
const LENGTH_LIMIT = 500
const CHOICES_LIMIT = 100

// Drops what PostgreSQL cannot store: control characters and lone surrogates.
export const typed = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(LENGTH_LIMIT),
    v.transform((text) => wellFormed(text).replace(/[\u0000-\u001f\u007f]/g, ' ')),
  ),
  '',
)
export const chosen = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w{1,80}$/))), v.maxLength(CHOICES_LIMIT)),
  [],
)

/**
 * The values of each step as typed, valid or not. Drafts are stored, so that a step continues on any device.
 */
export const DRAFT_SCHEMA = {
  basics: v.object({
    lastName: typed,
    firstName: typed,
    lastNameKana: typed,
    firstNameKana: typed,
    sex: typed,
    birthYear: typed,
    birthMonth: typed,
    birthDay: typed,
    phone: typed,
    postalCode: typed,
    prefecture: typed,
    city: typed,
    street: typed,
    building: typed,
    nearestStation: typed,
  }),
  doctor: v.object({
    trainingCompleted: typed,
    licenceNumber: typed,
    licenceYear: typed,
    licenceMonth: typed,
    licenceDay: typed,
    insuranceNumber: typed,
    university: typed,
    graduationYear: typed,
    specialties: v.pipe(
      chosen,
      v.transform((words): string[] => specialtyWords(words)),
    ),
    departments: chosen,
  }),
  workplace: v.object({ hasMainHospital: typed, level: typed, sideJobPermission: typed }),
  wishes: v.object({
    preferredJobTypes: chosen,
    prefectures: chosen,
    weekdays: chosen,
    minimumFee: typed,
    channels: chosen,
  }),
} as const

type Schemas = typeof DRAFT_SCHEMA
export type DraftStep = keyof Schemas
export type BasicsDraft = v.InferOutput<Schemas['basics']>
export type DoctorDraft = v.InferOutput<Schemas['doctor']>
export type WorkplaceDraft = v.InferOutput<Schemas['workplace']>
export type WishesDraft = v.InferOutput<Schemas['wishes']>
export type StepDraft = {
  basics: BasicsDraft
  doctor: DoctorDraft
  workplace: WorkplaceDraft
  wishes: WishesDraft
}

export const isDraftStep = (step: string): step is DraftStep => Object.hasOwn(DRAFT_SCHEMA, step)
