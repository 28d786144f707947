import type { ToldOutcome } from '../../domain/text/outcome-words.ts'
import { toast } from '../../ui/toast/toast.ts'
import { contactLinked } from './contact-linked.tsx'

/** Long enough to read the message and to reach the undo button. */
const UNDO_MS = 10_000

/**
 * Shows the outcome of a command as a toast, with an undo button if `undo` is given. A plain string is a
 * failure.
 */
export function toastOutcome(id: string, told: ToldOutcome | string | undefined, undo?: () => void): void {
  if (told === undefined) return
  const isGood = typeof told !== 'string' && told.tone === 'good'
  toast({
    id,
    status: isGood ? 'success' : 'error',
    title: contactLinked(typeof told === 'string' ? told : told.text),
    ...(isGood && undo && { duration: UNDO_MS, action: { label: '元に戻す', onAction: undo } }),
  })
}
