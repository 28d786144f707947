import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { backTarget, DEFAULT_BACK_PATH } from '../../domain/visit/navigation-history.ts'
import { visitedPages } from '../../platform/visited-pages.ts'
import { ChevronLeftIcon } from '../../ui/icon/control-icons.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'

type BackLinkProps = {
  /** Where it leads when there is no page before this one, and without script. */
  fallback?: string
  children?: ReactNode
}

export function BackLink({ fallback = DEFAULT_BACK_PATH, children = 'もどる' }: BackLinkProps) {
  const router = useRouter()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { previous, path } = backTarget(visitedPages(), fallback)
    // Back keeps the scroll position; the page before may belong to an earlier document, which only its address reaches.
    if (previous && router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: path })
  }

  return (
    <a href={fallback} onClick={goBack} className={rowLinkClass}>
      <ChevronLeftIcon size="sm" />
      {children}
    </a>
  )
}
