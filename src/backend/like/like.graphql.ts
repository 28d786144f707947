import type { Resolvers } from '../../contract/gen/listings-resolvers.ts'
import { KIND_OF_WIRE } from '../../domain/listing/listing-kind.ts'
import type { Asker } from '../listing/listing.service.ts'
import type { Soon } from '../../platform/server/soon.server.ts'
import type { LikeListService } from './like-list.service.ts'
import type { LikeKeeper, LikeService } from './like.service.ts'

export type LikeContext = {
  likes: LikeService
  likeLists: LikeListService
  keeper: () => Promise<LikeKeeper>
  asker: () => Soon<Asker>
}

type Part = Resolvers<LikeContext>

const wanted = ({ limit, after }: { limit?: number | null; after?: string | null }) => ({
  limit: limit ?? 20,
  after: after ?? null,
})

export const likeQueries = {
  likedSpotWorks: async (_, args, { likeLists, asker }) => likeLists.spotWorks(wanted(args), await asker()),
  likedRegularWorks: async (_, args, { likeLists, asker }) =>
    likeLists.regularWorks(wanted(args), await asker()),
  closedLikes: async (_, args, { likeLists, asker }) => likeLists.closed(wanted(args), await asker()),
  likeCounts: async (_, _args, { likeLists, asker }) => likeLists.counts(await asker()),
  hospitalSubscriptions: async (_, args, { likeLists, asker }) =>
    likeLists.hospitals(wanted(args), await asker()),
} satisfies Part['Query']

export const likeMutations = {
  setLike: async (_, { kind, id, liked }, { likes, keeper }) =>
    likes.setLike(await keeper(), { kind: KIND_OF_WIRE[kind], id, liked }),
  setHospitalSubscription: async (_, { hospitalId, subscribed, channels }, { likes, keeper }) =>
    likes.setSubscription(await keeper(), { hospitalId, subscribed, channels: channels ?? null }),
  takeOverLikes: async (_, kept, { likes, keeper }) => likes.takeOver(await keeper(), kept),
} satisfies Part['Mutation']
