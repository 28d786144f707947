import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  CopyListingOutcome,
  HospitalListings,
  PublishOutcome,
  TakenBy,
} from '../../../../contract/gen/hospital_listing_pb.ts'
import { requiredWord } from '../../../../contract/wire-word.ts'
import { COPY_DAYS_LIMIT } from '../../../../domain/listing/draft/same-shift.ts'
import { SEARCH_KINDS } from '../../../../domain/listing/listing-kind.ts'
import { isMonth, monthOf } from '../../../../domain/text/month-days.ts'
import { tokyoDay } from '../../../../domain/text/tokyo-time.ts'
import { toCopyDays, toEditListing, toOwnListings } from '../../../../platform/addresses.ts'
import { now } from '../../../../platform/clock.ts'
import { callHospitalRaw } from '../../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../../services/refusal.ts'
import { fieldsOf, submissionKey } from '../../../forms/form-fields.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { NO_LISTING } from '../draft-view.ts'
import { COPY_FORM } from './copy-form.ts'

const ref = v.pipe(v.string(), v.maxLength(40))
const kind = v.picklist(SEARCH_KINDS)
const month = v.pipe(
  v.string(),
  v.check((text) => text === '' || isMonth(text)),
)

/** What the month grid shows; null when the reference names no spot listing of the member. */
export const getCopyDaysFn = createServerFn()
  .validator(v.object({ ref, month }))
  .handler(async ({ data }) => {
    const today = tokyoDay(now())
    const first = data.month || monthOf(today)
    return ifFound(async () => {
      const { taken, ...shift } = await callHospitalRaw(HospitalListings.method.getCopyDays, {
        ref: data.ref,
        month: first,
      })
      return {
        today,
        month: first,
        title: shift.title,
        hours: shift.hours,
        fee: shift.fee,
        day: shift.day,
        taken: taken.map(({ day, by }) => ({ day, by: requiredWord(TakenBy, by, 'TakenDay.by') })),
      }
    }, NO_LISTING)
  })

const texts = (form: FormData, name: string) =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []))

const copySchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ fields: form, dates: texts(form, 'dates') })),
  v.object({
    fields: fieldsOf({
      ref,
      kind,
      month,
      /** `draft` and `publish` of the month grid; empty copies into one draft without a date. */
      as: v.picklist(['draft', 'publish', '']),
      idempotencyKey: submissionKey,
    }),
    dates: v.pipe(v.array(v.pipe(v.string(), v.isoDate())), v.maxLength(COPY_DAYS_LIMIT)),
  }),
)

type CopyAnswer = { outcome: string; refs: string[]; inReview: boolean; published: number; held: number }

async function copy({ fields, dates }: v.InferOutput<typeof copySchema>): Promise<CopyAnswer> {
  if (fields.as !== '' && dates.length === 0)
    return { outcome: 'NO_DAYS', refs: [], inReview: false, published: 0, held: 0 }
  const { outcome, refs, inReview, listingNumbers, held } = await callHospitalRaw(
    HospitalListings.method.copyListing,
    {
      ref: fields.ref,
      dates,
      publishes: fields.as === 'publish',
      idempotencyKey: fields.idempotencyKey,
    },
  )
  return {
    outcome: requiredWord(CopyListingOutcome, outcome, 'CopyListing.outcome'),
    refs,
    inReview,
    published: listingNumbers.length,
    held: held.length,
  }
}

/** What a new hospital publishes stands among the paused listings; drafts that stayed are shown first. */
const inReviewShelf = (kindOf: 'spot' | 'regular', held: number) =>
  toOwnListings({ kind: kindOf, shelf: held === 0 ? 'PAUSED' : 'DRAFT', outcome: 'IN_REVIEW' })

/** Where a copy leads: one undated draft is opened, everything else is seen in the list. */
export function afterCopy({ refs, inReview, published, held, outcome }: CopyAnswer, isDated: boolean) {
  const [only, ...others] = refs
  if (only && others.length === 0 && !isDated) return toEditListing(only, { part: 'time' })
  if (inReview) return inReviewShelf('spot', held)
  const shelf = published > 0 && held === 0 ? ('OPEN' as const) : ('DRAFT' as const)
  return published + held > 0
    ? toOwnListings({ kind: 'spot', shelf, published: String(published), held: String(held) })
    : toOwnListings({ kind: 'spot', shelf, outcome })
}

export const copyListingFn = createServerFn({ method: 'POST' })
  .validator(copySchema)
  .handler(
    postedCommand({
      form: COPY_FORM,
      run: copy,
      typed: ({ dates }): Record<string, string> => (dates.length > 0 ? { dates: dates.join(',') } : {}),
      isDone: ({ outcome }) => outcome === 'COPIED',
      next: (answer, { fields }) => {
        if ('refs' in answer && answer.outcome === 'COPIED') return afterCopy(answer, fields.as !== '')
        return fields.as === ''
          ? toOwnListings({ kind: fields.kind, shelf: 'DRAFT', outcome: answer.outcome })
          : toCopyDays(fields.ref, { month: fields.month || undefined, outcome: answer.outcome })
      },
    }),
  )

/** More than a hospital may have; the backend says how many it publishes at once. */
const DRAFTS_MOST = 500

/** A chosen draft: its id and the version that the list showed. */
const chosen = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f-]{36}\.\d{1,9}$/),
  v.transform((text) => ({ ref: text.slice(0, 36), version: Number(text.slice(37)) })),
)

const publishSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({ fields: form, drafts: texts(form, 'drafts') })),
  v.object({
    fields: fieldsOf({ kind, idempotencyKey: submissionKey }),
    drafts: v.pipe(v.array(chosen), v.maxLength(DRAFTS_MOST)),
  }),
)

type BulkAnswer = { outcome: string; inReview: boolean; published: number; held: number }

async function publishChosen({
  fields: { idempotencyKey },
  drafts,
}: v.InferOutput<typeof publishSchema>): Promise<BulkAnswer> {
  if (drafts.length === 0) return { outcome: 'NONE_CHOSEN', inReview: false, published: 0, held: 0 }
  const { publications } = await callHospitalRaw(HospitalListings.method.publishDrafts, {
    drafts,
    idempotencyKey,
  })
  const published = publications.filter(({ listingNumber }) => listingNumber !== '').length
  const inReview = publications.some(({ outcome }) => outcome === PublishOutcome.IN_REVIEW)
  return { outcome: 'DONE', inReview, published, held: publications.length - published }
}

/** Where bulk publishing leads: to the open listings, or to the drafts that stayed. */
export function afterBulk(kindOf: 'spot' | 'regular', { outcome, inReview, published, held }: BulkAnswer) {
  if (outcome !== 'DONE') return toOwnListings({ kind: kindOf, shelf: 'DRAFT', outcome })
  if (inReview) return inReviewShelf(kindOf, held)
  return toOwnListings({
    kind: kindOf,
    shelf: held === 0 ? 'OPEN' : 'DRAFT',
    published: String(published),
    held: String(held),
  })
}

export const publishDraftsFn = createServerFn({ method: 'POST' })
  .validator(publishSchema)
  .handler(
    postedCommand({
      run: publishChosen,
      next: (answer, { fields }) =>
        afterBulk(
          fields.kind,
          'held' in answer ? answer : { ...answer, inReview: false, published: 0, held: 0 },
        ),
    }),
  )
