import * as v from 'valibot'
import { networkOf } from '../limits/client-network.ts'
import { createRateLimit } from '../limits/rate-limit.ts'
import type { Database } from '../database/client.ts'
import { clickEvent } from '../database/schema/event.ts'
import { badUserInput } from '../graphql/mask.ts'

const AT_ONCE = 100
/** Rate limit per network; allows for the doctors of a hospital behind one address. */
const PER_MINUTE = 600

const word = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[^\0]*$/))

/** A click on a link of a mail or a LINE message, with the fields that the wire has. */
const eventSchema = v.object({
  id: v.picklist(['show-listing-detail', 'unspecified']),
  actionType: v.literal('click'),
  coordinateName: v.picklist(['mail', 'line']),
  additionalProps: v.intersect([
    v.object({ isAnonymous: v.picklist(['true', 'false']) }),
    v.record(v.string(), v.string()),
  ]),
})

const senderSchema = v.object({
  platform: v.string(),
  manufacturer: word(200),
  modelName: word(200),
  appVersion: word(50),
  mobileAppVersion: v.nullish(word(50)),
})

export type ClickService = {
  /**
   * Stores clicks, also of visitors; returns the number stored. Throws `BAD_USER_INPUT` for malformed events.
   */
  record(click: {
    eventData: readonly unknown[]
    sender: unknown
    accountId: string | null
    address: string
  }): Promise<number>
}

export function createClickService(database: Database, clock: () => Date): ClickService {
  const waitOf = createRateLimit(PER_MINUTE, clock)
  return {
    async record({ eventData, sender, accountId, address }) {
      if (eventData.length > AT_ONCE) throw badUserInput(`一度に送れる記録は${AT_ONCE}件までです。`)
      const events = v.safeParse(v.array(eventSchema), eventData)
      const from = v.safeParse(v.nullish(senderSchema), sender)
      if (!events.success || !from.success) throw badUserInput('クリックの記録の形式が正しくありません。')
      const rows = events.output
        .filter(() => waitOf(networkOf(address)) === null)
        .map(({ id, ...event }) => ({ ...from.output, ...event, eventId: id, accountId }))
      if (rows.length > 0) await database.insert(clickEvent).values(rows)
      return rows.length
    },
  }
}
