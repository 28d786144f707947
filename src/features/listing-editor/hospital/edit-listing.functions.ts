import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  HospitalListings,
  PublishOutcome,
  SaveDraftOutcome,
} from '../../../contract/gen/hospital_listing_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { LISTING_PART, type ListingPart } from '../../../domain/listing/draft/field-look.ts'
import { answersOfPart } from '../../../domain/listing/draft/looks.ts'
import type { Answers } from '../../../domain/listing/draft/listing-answers.ts'
import { SEARCH_KINDS, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { toEditListing, toNewListing, toOwnListings } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { fieldsOf, formWith, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { draftView, wireKind, type EditedDraft } from './draft-view.ts'
import type { EditorPart } from './own-listings-search.ts'

const ref = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/))
const version = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

const saveSchema = formWith({
  ref,
  version,
  kind: v.picklist(SEARCH_KINDS),
  part: v.custom<ListingPart>((word) => typeof word === 'string' && Object.hasOwn(LISTING_PART, word)),
  /** `stay`: saved while typing. */
  go: v.picklist(['next', 'back', 'stay', '']),
})

export type SaveListingAnswer = { outcome: string; draft: EditedDraft | null }

const valuesIn = (form: FormData, field: string): string[] =>
  form.getAll(field).flatMap((value) => (typeof value === 'string' ? [value] : []))

/** The fields of a part in a posted form. */
const answersIn = (form: FormData, kind: SearchKind, part: ListingPart): Answers =>
  Object.fromEntries(answersOfPart(kind, part).map((field) => [field, valuesIn(form, field)]))

async function save({ form, fields }: v.InferOutput<typeof saveSchema>): Promise<SaveListingAnswer> {
  const { kind, part, go: _go, ...request } = fields
  const answers = Object.entries(answersIn(form, kind, part)).map(([field, values]) => ({
    field,
    values: [...values],
  }))
  const { outcome, draft } = await callHospitalRaw(HospitalListings.method.saveDraft, {
    ...request,
    kind: wireKind(kind),
    part,
    answers,
  })
  return {
    outcome: requiredWord(SaveDraftOutcome, outcome, 'SaveDraft.outcome'),
    draft: draft ? draftView(draft) : null,
  }
}

const NEXT: Record<ListingPart, EditorPart> = { time: 'work', work: 'terms', terms: 'look' }
const BACK: Record<ListingPart, ListingPart> = { time: 'time', work: 'time', terms: 'work' }

/** The part that a button of the form leads to. */
export const partAfter = (part: ListingPart, go: string): EditorPart =>
  go === 'next' ? NEXT[part] : go === 'back' ? BACK[part] : part

export const saveDraftFn = createServerFn({ method: 'POST' })
  .validator(saveSchema)
  .handler(
    postedCommand({
      run: save,
      next: ({ outcome }, { fields }) => {
        if (outcome === 'SAVED')
          return toEditListing(fields.ref, { part: partAfter(fields.part, fields.go || 'next') })
        return fields.version === 0 && fields.ref.length > 30
          ? toNewListing({ kind: fields.kind, outcome })
          : toEditListing(fields.ref, { part: fields.part, outcome })
      },
    }),
  )

const publishSchema = fieldsOf({
  ref,
  version,
  kind: v.picklist(SEARCH_KINDS),
  idempotencyKey: submissionKey,
})

async function publish({ kind: _kind, ...request }: v.InferOutput<typeof publishSchema>) {
  const { outcome, lockedLabels } = await callHospitalRaw(HospitalListings.method.publishDraft, request)
  return { outcome: requiredWord(PublishOutcome, outcome, 'PublishDraft.outcome'), lockedLabels }
}

/** Where publishing leads: to the shelf of the listing. Null while the draft stays. */
export function afterPublish(kindOf: SearchKind, outcome: string) {
  if (outcome === 'PUBLISHED') return toOwnListings({ kind: kindOf, shelf: 'OPEN', outcome })
  return outcome === 'IN_REVIEW' ? toOwnListings({ kind: kindOf, shelf: 'PAUSED', outcome }) : null
}

export const publishDraftFn = createServerFn({ method: 'POST' })
  .validator(publishSchema)
  .handler(
    postedCommand({
      run: publish,
      next: ({ outcome }, { ref: draft, kind }) =>
        afterPublish(kind, outcome) ?? toEditListing(draft, { part: 'look', outcome }),
    }),
  )
