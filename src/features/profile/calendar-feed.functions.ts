import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { CalendarFeeds } from '../../contract/gen/calendar_feed_pb.ts'
import { toProfilePage } from '../../platform/addresses.ts'
import { callWork } from '../../services/work/work.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, submissionKey, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { FEED_FORM } from './feed-token.ts'

/** The doctor's calendar address as it is kept: without its token. */
export const getCalendarFeedFn = createServerFn().handler(async () => {
  const { issuedAt, readAt, showsHospital } = await callWork(CalendarFeeds.method.getFeed, {})
  return { issuedAt, readAt, showsHospital }
})

const next = ({ outcome }: FormAnswer) => toProfilePage('calendar', { outcome })

export const issueCalendarFeedFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      idempotencyKey: submissionKey,
      token: v.pipe(v.string(), v.maxLength(64)),
      hidesHospital: ticked,
    }),
  )
  .handler(
    postedCommand({
      form: FEED_FORM,
      run: ({ hidesHospital, ...feed }) =>
        callWork(CalendarFeeds.method.issueFeed, { ...feed, showsHospital: !hidesHospital }),
      next,
    }),
  )

export const changeCalendarFeedFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ idempotencyKey: submissionKey, hidesHospital: ticked }))
  .handler(
    postedCommand({
      run: ({ hidesHospital, ...feed }) =>
        callWork(CalendarFeeds.method.changeFeed, { ...feed, showsHospital: !hidesHospital }),
      next,
    }),
  )

export const revokeCalendarFeedFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ idempotencyKey: submissionKey }))
  .handler(postedCommand({ run: (named) => callWork(CalendarFeeds.method.revokeFeed, named), next }))
