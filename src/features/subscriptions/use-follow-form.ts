import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { isLikeDone, likeOutcomeText } from '../../domain/listing/like-words.ts'
import { isPublicError } from '../../platform/public-error.ts'
import { toast } from '../../ui/toast/toast.ts'
import { followHospital } from '../likes/like.functions.ts'
import { LIKED_KEY } from '../likes/like-keys.ts'

const UNREACHABLE = '通信できませんでした。電波の良い場所でもう一度お試しください。'

/** Posts a form of the list by script; a toast says what came of it, and how to take it back. */
export function useFollowForm(undo?: FormData) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)

  async function post(form: FormData, back?: FormData): Promise<void> {
    try {
      const { outcome } = await followHospital({ data: form })
      await queryClient.invalidateQueries({ queryKey: LIKED_KEY })
      const isDone = isLikeDone(outcome)
      toast({
        id: 'follow',
        status: isDone ? 'success' : 'error',
        title: likeOutcomeText(outcome),
        action: isDone && back ? { label: '元に戻す', onAction: () => void post(back) } : undefined,
        duration: back ? 10_000 : undefined,
      })
    } catch (error) {
      toast({ id: 'follow', status: 'error', title: isPublicError(error) ? error.message : UNREACHABLE })
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    await post(new FormData(event.currentTarget), undo)
    setPending(false)
  }

  return { pending, submit }
}
