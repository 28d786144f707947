import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { decimalId } from '../../domain/decimal-id.ts'
import { DEVICE_LIMIT } from '../../domain/listing/device-likes.ts'
import { likeWords, type LikeOutcome } from '../../domain/listing/like-words.ts'
import { WIRE_KIND } from '../../domain/listing/listing-kind.ts'
import { safeReturnPath } from '../../platform/return-path.ts'
import { hrefOf, type Address } from '../../platform/address.ts'
import { toLike, toListing, toLogin, toSubscription } from '../../platform/addresses.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { SetHospitalSubscription, SetLike, TakeOverLikes } from './like.listings.documents.ts'
import { followFormSchema, likeFormSchema, type FollowForm } from './like-form-data.ts'

/** The page that posted the form, by its Referer: a heart stands on many pages and carries no URL. */
function pageBefore(fallback: string): string {
  const referer = getRequestHeader('referer')
  if (!referer || !URL.canParse(referer)) return fallback
  const { pathname, search } = new URL(referer)
  const path = safeReturnPath(pathname + search)
  return path === '/' && pathname !== '/' ? fallback : path
}

type Answer = { outcome: LikeOutcome }

/** The URL after the post: the page before, or the list that shows a refusal; the log-in for a visitor. */
function wayAfter({ outcome }: Answer, back: string, list: (search: Answer) => Address): Address | string {
  if (outcome === 'SIGNED_OUT') return toLogin({ returnTo: back })
  return likeWords(outcome)?.tone === 'good' ? back : list({ outcome })
}

export const setLikeFn = createServerFn({ method: 'POST' })
  .validator(likeFormSchema)
  .handler(
    postedCommand({
      run: async ({ kind, id, liked }): Promise<Answer> => {
        const variables = { kind: WIRE_KIND[kind], id, liked } as const
        const { setLike: set } = await askListings(SetLike, variables)
        return { outcome: set.refusal ?? (liked ? 'LIKED' : 'UNLIKED') }
      },
      next: (answer, { kind, id }) => wayAfter(answer, pageBefore(hrefOf(toListing(kind, id))), toLike),
    }),
  )

async function follow({ hospitalId, subscribed, channels }: FollowForm): Promise<Answer> {
  const variables = { hospitalId, subscribed, channels }
  const { setHospitalSubscription: set } = await askListings(SetHospitalSubscription, variables)
  return { outcome: set.refusal ?? (channels ? 'CHANNELS_SET' : subscribed ? 'FOLLOWED' : 'UNFOLLOWED') }
}

export const followHospitalFn = createServerFn({ method: 'POST' })
  .validator(followFormSchema)
  .handler(
    postedCommand({
      run: follow,
      next: (answer, { hospitalId: hospital }) => {
        const list = hrefOf(toSubscription())
        const before = pageBefore(list)
        // The list shows the change and offers to undo it.
        const back = before.startsWith(list) ? hrefOf(toSubscription({ ...answer, hospital })) : before
        return wayAfter(answer, back, toSubscription)
      },
    }),
  )

const ids = v.pipe(v.array(decimalId), v.maxLength(DEVICE_LIMIT))

/** Moves a visitor's likes to the account; the answer counts the new ones. */
export const takeOverLikesFn = createServerFn({ method: 'POST' })
  .validator(v.object({ spotIds: ids, regularIds: ids, hospitalIds: ids }))
  .handler(async ({ data }) => (await askListings(TakeOverLikes, data)).takeOverLikes)
