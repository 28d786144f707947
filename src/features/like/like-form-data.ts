import * as v from 'valibot'
import { decimalId } from '../../domain/decimal-id.ts'
import { NOTIFICATION_CHANNEL, type NotificationChannel } from '../../domain/doctor/registration-words.ts'
import { SEARCH_KINDS } from '../../domain/listing/listing-kind.ts'
import { typedIn } from '../forms/form-answer.ts'

const set = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((word) => word === 'on'),
)

/** The value of a heart: 「spot:12:on」. */
export const likeFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => {
    const [kind, listing, liked] = typedIn(form, 'like').split(':')
    return { kind, id: listing, liked }
  }),
  v.object({ kind: v.picklist(SEARCH_KINDS), id: decimalId, liked: set }),
)

const isChannel = (word: FormDataEntryValue): word is NotificationChannel =>
  typeof word === 'string' && Object.hasOwn(NOTIFICATION_CHANNEL, word)

/**
 * The value of a フォロー button: 「12:on」. The form on `/subscription` sets the notification channels too
 * (`withChannels`).
 */
export const followFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => {
    const [hospitalId, subscribed] = typedIn(form, 'follow').split(':')
    const channels = form.has('withChannels') ? form.getAll('channels').filter(isChannel) : null
    return { hospitalId, subscribed, channels }
  }),
  v.object({
    hospitalId: decimalId,
    subscribed: set,
    channels: v.nullable(v.array(v.picklist(Object.keys(NOTIFICATION_CHANNEL).filter(isChannel)))),
  }),
)

export type FollowForm = v.InferOutput<typeof followFormSchema>
