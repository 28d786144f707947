import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore, type MouseEvent } from 'react'
import type { DeviceLike } from '../../domain/listing/device-likes.ts'
import { likeWords, type LikeOutcome } from '../../domain/listing/like-words.ts'
import type { ToldOutcome } from '../../domain/text/outcome-words.ts'
import { failureOf } from '../../platform/faults/public-error.ts'
import { toast } from '../../ui/toast/toast.ts'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { postLasting, type Command } from '../forms/post-call.ts'
import { isOnDevice, onDeviceChange, setOnDevice } from './device-store.ts'
import { hearKept } from './kept-changes.ts'
import { LIKED_KEY } from './like-keys.ts'

const TOAST = 'kept'

/**
 * Optimistic state: pressed values on this page, which win over served ones until the next full page load.
 */
const pressed = new Map<string, boolean>()

const keyOf = ({ kind, id }: Pick<DeviceLike, 'kind' | 'id'>) => `${kind}:${id}`

function show(key: string, on: boolean): void {
  pressed.set(key, on)
  hearKept()
}

function keepOnDevice(like: DeviceLike, on: boolean): void {
  const isKept = setOnDevice(like, on)
  if (!on) return
  const isHospital = like.kind === 'hospital'
  toast(
    isKept
      ? {
          id: TOAST,
          status: 'success',
          title: isHospital ? 'この端末にフォローを保存しました' : 'この端末のお気に入りに保存しました',
          description: 'ログインすると引き継がれ、ほかの端末でも見られます。',
        }
      : {
          id: TOAST,
          status: 'error',
          title: 'この端末では保存できません。ログインすると保存できます。',
        },
  )
}

/** Rolls back a refused press, unless the heart has been pressed again: then the later press decides. */
function takeBack(key: string, on: boolean, told: ToldOutcome | string | undefined): void {
  if (pressed.get(key) === on) show(key, !on)
  toastOutcome(TOAST, told)
}

/**
 * Whether a listing is liked or a hospital followed, and the handler of the press. `served` is the server's
 * state, null for a visitor, whose likes are on the device. A press is an optimistic update, rolled back if
 * the server refuses.
 */
export function useKept(
  like: DeviceLike,
  served: boolean | null,
  command: Command<{ outcome: LikeOutcome }>,
) {
  const queryClient = useQueryClient()
  const key = keyOf(like)
  const isOn = useSyncExternalStore(
    onDeviceChange,
    () => (served === null ? isOnDevice(like.kind, like.id) : (pressed.get(key) ?? served)),
    () => served ?? false,
  )
  const { mutate } = useMutation({
    mutationFn: ({ form }: { form: FormData; on: boolean }) => postLasting(command, form),
    // The presses of one heart are sent in order, so that the last one counts.
    scope: { id: key },
    networkMode: 'always',
    onMutate: ({ on }) => show(key, on),
    onSuccess: ({ outcome }, { on }) => {
      const told = likeWords(outcome)
      if (told?.tone !== 'good') takeBack(key, on, told)
    },
    onError: (error, { on }) => takeBack(key, on, failureOf(error)),
    // Marks the lists as stale without a refetch: a heart removed by mistake can be pressed again in its
    // place.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIKED_KEY, refetchType: 'none' }),
  })

  /** Handler for the submit button whose name and value the form would post. */
  function press(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const on = !isOn
    if (served === null) {
      keepOnDevice(like, on)
      return
    }
    const form = new FormData()
    form.append(event.currentTarget.name, event.currentTarget.value)
    mutate({ form, on })
  }

  return { isOn, press }
}
