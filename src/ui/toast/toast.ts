import type { ReactNode } from 'react'

export type ToastStatus = 'info' | 'success' | 'warning' | 'error' | 'loading'

export type ToastOptions = {
  /** A toast with the same id is replaced in place. */
  id?: string
  status?: ToastStatus
  variant?: 'subtle' | 'solid'
  title?: ReactNode
  description?: ReactNode
  isClosable?: boolean
  /** Overrides the colour that follows from the status. */
  colorScheme?: 'blue' | 'green' | 'yellow' | 'red'
  icon?: ReactNode
  /** Milliseconds; `null` stays until closed. 4000 by default, 10000 for errors. */
  duration?: number | null
  /** A button in the toast, such as 取り消す. */
  action?: { label: string; onAction: () => void }
}

export type ToastEntry = ToastOptions & {
  id: string
  status: ToastStatus
  duration: number
  revision: number
}

let entries: readonly ToastEntry[] = []
let count = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

const usualDuration = (status: ToastStatus) => (status === 'error' ? 10_000 : 4000)

/** Shows a toast from anywhere in the browser and returns its id. */
export function toast({ id, status = 'info', duration, ...options }: ToastOptions) {
  count += 1
  const entry: ToastEntry = {
    isClosable: true,
    ...options,
    id: id ?? `toast-${count}`,
    status,
    duration: duration === null ? Number.POSITIVE_INFINITY : (duration ?? usualDuration(status)),
    revision: count,
  }
  const known = entries.some((one) => one.id === entry.id)
  publish(known ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry])
  return entry.id
}

export function closeToast(id: string) {
  publish(entries.filter((one) => one.id !== id))
}

export function closeAllToasts() {
  publish([])
}

export function isToastShown(id: string) {
  return entries.some((one) => one.id === id)
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const readToasts = () => entries
