import type { QueryClient } from '@tanstack/react-query'
import { deviceIds } from '../../domain/listing/device-likes.ts'
import { likeWords } from '../../domain/listing/like-words.ts'
import { inOneTab } from '../session/in-one-tab.ts'
import { SESSION_KEY } from '../session/session-key.ts'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { deviceLikes, forgetOnDevice } from './device-store.ts'
import { takeOverLikesFn } from './like.functions.ts'

/** After log-in, moves the likes on the device to the account: once, and in one tab only. */
export const takeOver = (queryClient: QueryClient): Promise<void> =>
  inOneTab('dp:take-over-likes', () => handOver(queryClient))

async function handOver(queryClient: QueryClient): Promise<void> {
  const kept = deviceLikes()
  if (kept.length === 0) return
  const { added, refusal } = await takeOverLikesFn({
    data: {
      spotIds: deviceIds(kept, 'spot'),
      regularIds: deviceIds(kept, 'regular'),
      hospitalIds: deviceIds(kept, 'hospital'),
    },
  })
  // Refused: the likes stay on the device for an account that may have them.
  if (refusal) return
  forgetOnDevice(kept)
  if (added === 0) return
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] })
  toastOutcome('kept', likeWords('TAKEN_OVER'))
}
