import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { backTarget } from '../../domain/visit/navigation-history.ts'
import { visitedPages } from '../../platform/visited-pages.ts'
import { hrefOf, type Address } from '../../platform/address.ts'
import { toSpotSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { ChevronLeftIcon } from '../../ui/icon/control-icons.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'

type BackLinkProps = {
  /** Where it leads when there is no page before this one, and without script. */
  fallback?: Address
  children?: ReactNode
}

export function BackLink({ fallback = toSpotSearch(), children = 'もどる' }: BackLinkProps) {
  const router = useRouter()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { previous, path } = backTarget(visitedPages(), hrefOf(fallback))
    // Back keeps the scroll position; the page before may belong to an earlier document, which only its address reaches.
    if (previous && router.history.canGoBack()) router.history.back()
    else void router.navigate({ href: path })
  }

  return (
    <Link {...fallback} onClick={goBack} className={rowLinkClass}>
      <ChevronLeftIcon size="sm" />
      {children}
    </Link>
  )
}
