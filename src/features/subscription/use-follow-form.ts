import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { likeWords } from '../../domain/listing/like-words.ts'
import { UNREACHED } from '../../domain/text/outage.ts'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { followHospitalFn } from '../like/like.functions.ts'
import { LIKED_KEY } from '../like/like-keys.ts'
import { subscriptionsQuery } from './subscription.queries.ts'

const TOAST = 'follow'

/** Optimistic update: removes an unfollowed hospital from the list; returns the rollback. */
function removeOptimistically(queryClient: QueryClient, form: FormData): () => void {
  const { queryKey } = subscriptionsQuery()
  const before = queryClient.getQueryData(queryKey)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (list) =>
    list?.filter(({ hospital }) => form.get('follow') !== `${hospital.id}:off`),
  )
  return () => {
    queryClient.setQueryData(queryKey, before)
    void queryClient.invalidateQueries({ queryKey })
  }
}

function useFollowing(undo?: () => void) {
  const queryClient = useQueryClient()
  return usePosted(followHospitalFn, {
    unreachable: UNREACHED,
    optimistic: {
      show: (form) => removeOptimistically(queryClient, form),
      isDone: ({ outcome }) => likeWords(outcome)?.tone === 'good',
    },
    onAnswer: async ({ outcome }) => {
      await queryClient.invalidateQueries({ queryKey: LIKED_KEY })
      toastOutcome(TOAST, likeWords(outcome), undo)
    },
    onFailure: (failure) => toastOutcome(TOAST, failure),
  })
}

/** A form of the list; a toast shows the outcome and offers to undo it. */
export function useFollowForm(back?: FormData) {
  const { post } = useFollowing()
  return useFollowing(back && (() => void post(back)))
}
