import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { CalendarFeedOutcome, CalendarFeeds } from '../../contract/gen/calendar_feed_pb.ts'
import { wordOfOutcome } from '../../contract/wire-word.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { FEED_FORM } from './feed-token.ts'

/** The doctor's calendar address as it is kept: without its token. */
export const getCalendarFeedFn = createServerFn().handler(async () => {
  const { issuedAt, readAt, showsHospital } = await callWorkRaw(CalendarFeeds.method.getFeed, {})
  return { issuedAt: instantText(issuedAt), readAt: instantText(readAt), showsHospital }
})

const next = ({ outcome }: FormAnswer) => toProfilePage('calendar', { outcome })

export const issueCalendarFeedFn = createServerFn({ method: 'POST' })
  .validator(
    formWith({
      idempotencyKey: submissionKey,
      token: v.pipe(v.string(), v.maxLength(64)),
      hidesHospital: ticked,
    }),
  )
  .handler(
    postedCommand({
      form: FEED_FORM,
      run: async ({ fields }) => {
        const { idempotencyKey, token } = fields
        const request = { idempotencyKey, token, showsHospital: !fields.hidesHospital }
        return wordOfOutcome(CalendarFeedOutcome, callWorkRaw(CalendarFeeds.method.issueFeed, request))
      },
      // Without JavaScript the address is shown once more by this cookie, which is read once.
      typed: ({ form }) => ({ token: typedIn(form, 'token') }),
      next,
    }),
  )

export const changeCalendarFeedFn = createServerFn({ method: 'POST' })
  .validator(formWith({ idempotencyKey: submissionKey, hidesHospital: ticked }))
  .handler(
    postedCommand({
      run: async ({ fields }) => {
        const request = {
          idempotencyKey: fields.idempotencyKey,
          showsHospital: !fields.hidesHospital,
        }
        return wordOfOutcome(CalendarFeedOutcome, callWorkRaw(CalendarFeeds.method.changeFeed, request))
      },
      next,
    }),
  )

export const revokeCalendarFeedFn = createServerFn({ method: 'POST' })
  .validator(formWith({ idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: async ({ fields: { idempotencyKey } }) => {
        return wordOfOutcome(
          CalendarFeedOutcome,
          callWorkRaw(CalendarFeeds.method.revokeFeed, { idempotencyKey }),
        )
      },
      next,
    }),
  )
