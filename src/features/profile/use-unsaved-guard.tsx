import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'

/** Without the proof of who is at the device, which comes and goes with the time. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'username' && name !== 'password'))

export type UnsavedGuard = {
  form: RefObject<HTMLFormElement | null>
  /** What was typed is saved, or thrown away on purpose. */
  release: () => void
  /** To be drawn somewhere. */
  dialog: ReactNode
}

/** Asks before a page with something typed and not saved is left, in the app and out of it. */
export function useUnsavedGuard(): UnsavedGuard {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const isReleased = useRef(false)
  const [decide, setDecide] = useState<(leaves: boolean) => void>()

  useEffect(() => {
    if (!form.current) return undefined
    const element = form.current
    const shown = contentOf(element)
    const isDirty = () => !isReleased.current && contentOf(element) !== shown
    // The router's own hook would come with every page's first load.
    return router.history.block({
      enableBeforeUnload: isDirty,
      blockerFn: async () => {
        if (!isDirty()) return false
        const leaves = await new Promise<boolean>((settle) => setDecide(() => settle))
        setDecide(undefined)
        return !leaves
      },
    })
  }, [router])

  return {
    form,
    release: () => {
      isReleased.current = true
    },
    dialog: (
      <AlertDialog
        open={decide !== undefined}
        onOpenChange={(open) => !open && decide?.(false)}
        title="保存していない変更があります"
        description="このまま移動すると、入力した内容は失われます。"
        cancelLabel="編集を続ける"
        confirmLabel="変更を破棄する"
        onConfirm={() => decide?.(true)}
      />
    ),
  }
}
