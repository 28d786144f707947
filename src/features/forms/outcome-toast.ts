import type { Told } from '../../domain/text/outcome-words.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Time enough to read what happened and to reach the button. */
const UNDO_MS = 10_000

/** Says what came of a command that leaves the page as it is, and offers to `undo` it; a plain sentence is a failure. */
export function toastOutcome(id: string, told: Told | string | undefined, undo?: () => void): void {
  if (told === undefined) return
  const isGood = typeof told !== 'string' && told.tone === 'good'
  toast({
    id,
    status: isGood ? 'success' : 'error',
    title: typeof told === 'string' ? told : told.text,
    ...(isGood && undo && { duration: UNDO_MS, action: { label: '元に戻す', onAction: undo } }),
  })
}
