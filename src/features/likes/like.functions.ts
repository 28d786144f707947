import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { DEVICE_LIMIT } from '../../domain/listing/device-likes.ts'
import { isLikeDone, type LikeOutcome } from '../../domain/listing/like-words.ts'
import { safeReturnPath } from '../../platform/return-path.ts'
import { hrefOf, type Address } from '../../platform/address.ts'
import { toLike, toListing, toLogin, toSubscription } from '../../platform/addresses.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { byScript } from '../forms/answered.server.ts'
import { SetHospitalSubscription, SetLike, TakeOverLikes } from './like.listings.documents.ts'
import { followFormSchema, likeFormSchema } from './like-form-data.ts'

/** The page a form was posted from: a heart stands on many, and carries no address of its own. */
function pageBefore(fallback: string): string {
  const referer = getRequestHeader('referer')
  if (!referer || !URL.canParse(referer)) return fallback
  const { pathname, search } = new URL(referer)
  const path = safeReturnPath(pathname + search)
  return path === '/' && pathname !== '/' ? fallback : path
}

type Way = {
  /** Where a refusal is said. */
  list: (search: { outcome: string }) => Address
  back: string
}

/** A browser that posted the form by itself is led back, or to where the refusal is said; a visitor to the log-in. */
function answer(outcome: LikeOutcome, { list, back }: Way): { outcome: LikeOutcome } {
  if (byScript()) return { outcome }
  const href =
    outcome === 'SIGNED_OUT'
      ? hrefOf(toLogin({ returnTo: back }))
      : isLikeDone(outcome)
        ? back
        : hrefOf(list({ outcome }))
  throw redirect({ href, statusCode: 303 })
}

export const setLike = createServerFn({ method: 'POST' })
  .validator(likeFormSchema)
  .handler(async ({ data: { kind, id, liked } }) => {
    const variables = { kind: kind === 'spot' ? 'SPOT' : 'REGULAR', id, liked } as const
    const { setLike: set } = await askListings(SetLike, variables, await callerIdToken())
    const back = pageBefore(hrefOf(toListing(kind, id)))
    return answer(set.refusal ?? (liked ? 'LIKED' : 'UNLIKED'), { list: toLike, back })
  })

export const followHospital = createServerFn({ method: 'POST' })
  .validator(followFormSchema)
  .handler(async ({ data: { hospitalId, subscribed, channels } }) => {
    const variables = { hospitalId, subscribed, channels }
    const { setHospitalSubscription: set } = await askListings(
      SetHospitalSubscription,
      variables,
      await callerIdToken(),
    )
    const done: LikeOutcome = channels ? 'CHANNELS_SET' : subscribed ? 'FOLLOWED' : 'UNFOLLOWED'
    const list = hrefOf(toSubscription())
    const before = pageBefore(list)
    // The list says what was changed there, and how to take it back.
    const back = before.startsWith(list)
      ? hrefOf(toSubscription({ outcome: done, hospital: hospitalId }))
      : before
    return answer(set.refusal ?? done, { list: toSubscription, back })
  })

const ids = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))), v.maxLength(DEVICE_LIMIT))

/** Hands over what the device kept; says how much of it was new. */
export const takeOverLikes = createServerFn({ method: 'POST' })
  .validator(v.object({ spotIds: ids, regularIds: ids, hospitalIds: ids }))
  .handler(async ({ data }) => (await askListings(TakeOverLikes, data, await callerIdToken())).takeOverLikes)
