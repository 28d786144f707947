import * as v from 'valibot'
import { chosen, DRAFT_SCHEMA, typed } from './registration-draft.ts'

const { channels: _channels, ...wishes } = DRAFT_SCHEMA.wishes.entries
const { trainingCompleted: _training, ...doctor } = DRAFT_SCHEMA.doctor.entries

/** The form values of each section of the profile, as typed. */
export const SECTION_SCHEMA = {
  basics: DRAFT_SCHEMA.basics,
  practice: v.object({ ...doctor, skills: chosen }),
  workplace: v.object({ ...DRAFT_SCHEMA.workplace.entries, weeklyHours: typed }),
  wishes: v.object(wishes),
  notices: v.object({ notices: chosen }),
  bank: v.object({
    bankCode: typed,
    bankName: typed,
    branchCode: typed,
    branchName: typed,
    kind: typed,
    /** Never sent to the form: empty keeps the stored number. */
    number: typed,
    holder: typed,
  }),
  papers: v.object({ expiryYear: typed, expiryMonth: typed, expiryDay: typed }),
} as const

type Schemas = typeof SECTION_SCHEMA
export type Section = keyof Schemas
export type SectionDrafts = { [Name in Section]: v.InferOutput<Schemas[Name]> }
/** One section with its values, in the discriminated form of the contract's oneof. */
export type SectionDraft = { [Name in Section]: { case: Name; value: SectionDrafts[Name] } }[Section]

export const isSection = (word: string): word is Section => Object.hasOwn(SECTION_SCHEMA, word)
