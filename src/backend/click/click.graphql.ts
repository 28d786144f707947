import type { Resolvers } from '../../contract/gen/listings-resolvers.ts'
import type { ClickService } from './click.service.ts'

export type ClickContext = {
  clicks: ClickService
  keeper: () => Promise<{ accountId: string } | null>
  /** The client's IP address, as seen by our outer server. */
  address: string
}

export const clickMutations = {
  recordClickEvents: async (_, { eventData, sender }, { clicks, keeper, address }) => {
    const accountId = (await keeper())?.accountId ?? null
    return { recorded: await clicks.record({ eventData, sender, accountId, address }) }
  },
} satisfies Resolvers<ClickContext>['Mutation']
