import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  CalendarFeedOutcome,
  CalendarFeeds,
  ChangeFeedRequestSchema,
  GetFeedRequestSchema,
  IssueFeedRequestSchema,
  RevokeFeedRequestSchema,
} from '../../contract/gen/calendar_feed_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { callWork } from '../../services/work/work.server.ts'
import { typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { FEED_FORM } from './feed-token.ts'

/** The doctor's calendar address as it is kept: without its token. */
export const getCalendarFeed = createServerFn().handler(async () => {
  const { issuedAt, readAt, showsHospital } = await callWork(
    CalendarFeeds.method.getFeed,
    create(GetFeedRequestSchema),
  )
  return { issuedAt: instantText(issuedAt), readAt: instantText(readAt), showsHospital }
})

const answered = (outcome: CalendarFeedOutcome): FormAnswer => ({
  outcome: requiredWord(CalendarFeedOutcome, outcome, 'CalendarFeed.outcome'),
})
const next = ({ outcome }: FormAnswer) => toProfilePage('calendar', { outcome })
const hidesHospital = v.optional(v.literal('on'))

export const issueCalendarFeed = createServerFn({ method: 'POST' })
  .validator(
    formWith({
      idempotencyKey: submissionKey,
      token: v.pipe(v.string(), v.maxLength(64)),
      hidesHospital,
    }),
  )
  .handler(
    postedCommand({
      form: FEED_FORM,
      run: async ({ fields }) => {
        const { idempotencyKey, token } = fields
        const request = { idempotencyKey, token, showsHospital: fields.hidesHospital !== 'on' }
        const { outcome } = await callWork(
          CalendarFeeds.method.issueFeed,
          create(IssueFeedRequestSchema, request),
        )
        return answered(outcome)
      },
      // Without JavaScript the address is shown once more by this cookie, which is read once.
      typed: ({ form }) => ({ token: typedIn(form, 'token') }),
      next,
    }),
  )

export const changeCalendarFeed = createServerFn({ method: 'POST' })
  .validator(formWith({ idempotencyKey: submissionKey, hidesHospital }))
  .handler(
    postedCommand({
      run: async ({ fields }) => {
        const request = {
          idempotencyKey: fields.idempotencyKey,
          showsHospital: fields.hidesHospital !== 'on',
        }
        const { outcome } = await callWork(
          CalendarFeeds.method.changeFeed,
          create(ChangeFeedRequestSchema, request),
        )
        return answered(outcome)
      },
      next,
    }),
  )

export const revokeCalendarFeed = createServerFn({ method: 'POST' })
  .validator(formWith({ idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: async ({ fields: { idempotencyKey } }) => {
        const { outcome } = await callWork(
          CalendarFeeds.method.revokeFeed,
          create(RevokeFeedRequestSchema, { idempotencyKey }),
        )
        return answered(outcome)
      },
      next,
    }),
  )
