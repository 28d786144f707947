import * as v from 'valibot'
import {
  ANALYTICS_EVENT_TYPES,
  ANALYTICS_VERSION,
  EVENTS_PER_REQUEST,
  TARGET_VALUE_LENGTH,
} from '../../domain/visit/analytics-event.ts'
import { storableText, userAgentSchema } from '../../domain/visit/user-agent-details.ts'

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.-]{0,63}$/i))
/** An analytics event, as it is sent. */
const analyticsEventSchema = v.object({
  version: v.literal(ANALYTICS_VERSION),
  timestamp: v.pipe(
    storableText(40),
    v.transform((value) => new Date(value)),
    v.check(
      (date) => !Number.isNaN(date.getTime()) && date.getFullYear() > 2_000 && date.getFullYear() < 2_200,
    ),
  ),
  user_agent: v.optional(userAgentSchema),
  session_id: v.nullish(v.pipe(v.string(), v.uuid())),
  git_commit_sha: v.nullish(v.pipe(v.string(), v.regex(/^[0-9a-f]{0,64}$/i))),
  event_group: word,
  event_type: v.picklist(ANALYTICS_EVENT_TYPES),
  target_key: storableText(200),
  target_value: storableText(TARGET_VALUE_LENGTH),
})

const batchSchema = v.pipe(v.array(analyticsEventSchema), v.minLength(1), v.maxLength(EVENTS_PER_REQUEST))

export type ReadEvent = v.InferOutput<typeof analyticsEventSchema>

/** One event, or a list of them; null for anything else. */
export function readEvents(body: unknown): ReadEvent[] | null {
  if (Array.isArray(body)) {
    const batch = v.safeParse(batchSchema, body)
    return batch.success ? batch.output : null
  }
  const one = v.safeParse(analyticsEventSchema, body)
  return one.success ? [one.output] : null
}
