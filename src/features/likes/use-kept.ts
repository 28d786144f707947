import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore, type MouseEvent } from 'react'
import type { DeviceLike } from '../../domain/listing/device-likes.ts'
import { isLikeDone, likeOutcomeText, type LikeOutcome } from '../../domain/listing/like-words.ts'
import { isPublicError } from '../../platform/public-error.ts'
import { toast } from '../../ui/toast/toast.ts'
import { isOnDevice, onDeviceChange, setOnDevice } from './device-store.ts'
import { hearKept } from './kept-changes.ts'
import { LIKED_KEY } from './like-keys.ts'

const UNREACHABLE = '通信できませんでした。電波の良い場所でもう一度お試しください。'
const TOAST = 'kept'

type Post = (call: { data: FormData }) => Promise<{ outcome: LikeOutcome }>

/** What was pressed on this page and wins over what it was served with; a new document begins anew. */
const pressed = new Map<string, boolean>()
/** Presses of one thing go out one after the other, so that the last one counts. */
const onTheirWay = new Map<string, Promise<void>>()

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

async function send(queryClient: QueryClient, key: string, on: boolean, call: () => ReturnType<Post>) {
  let problem: string | undefined
  try {
    const { outcome } = await call()
    if (!isLikeDone(outcome)) problem = likeOutcomeText(outcome)
  } catch (error) {
    problem = isPublicError(error) ? error.message : UNREACHABLE
  }
  if (problem !== undefined) {
    // Pressed again meanwhile: what comes next decides.
    if (pressed.get(key) === on) show(key, !on)
    toast({ id: TOAST, status: 'error', title: problem })
  }
  // What is on the screen stays until it is opened again: a heart let go by mistake can be pressed once more.
  await queryClient.invalidateQueries({ queryKey: LIKED_KEY, refetchType: 'none' })
}

/**
 * Whether something is liked or followed, and how to change that. `served` is what the server said: null for a visitor,
 * whose device keeps it. A press shows at once and is taken back when the server refuses.
 */
export function useKept(like: DeviceLike, served: boolean | null, post: Post) {
  const queryClient = useQueryClient()
  const key = keyOf(like)
  const isOn = useSyncExternalStore(
    onDeviceChange,
    () => (served === null ? isOnDevice(like.kind, like.id) : (pressed.get(key) ?? served)),
    () => served ?? false,
  )

  /** Goes on the button whose name and value its form would send. */
  function press(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const on = !isOn
    if (served === null) {
      keepOnDevice(like, on)
      return
    }
    const form = new FormData()
    form.append(event.currentTarget.name, event.currentTarget.value)
    show(key, on)
    const before = onTheirWay.get(key) ?? Promise.resolve()
    onTheirWay.set(
      key,
      before.then(() => send(queryClient, key, on, () => post({ data: form }))),
    )
  }

  return { isOn, press }
}
