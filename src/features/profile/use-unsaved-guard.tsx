import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx'

/** The form's content without the fields for re-authentication, which come and go. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'username' && name !== 'password'))

export type UnsavedGuard = {
  form: RefObject<HTMLFormElement | null>
  /** Call when the changes are saved or discarded on purpose. */
  release: () => void
  /** The confirmation dialog, to be rendered by the caller. */
  dialog: ReactNode
}

/** Asks for confirmation before a page with unsaved changes is left, by navigation or by closing the tab. */
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
    // The router's `useBlocker` would be in the first load of every page.
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
