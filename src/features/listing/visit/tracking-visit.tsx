import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { recordListingClick } from './tracking.functions.ts'

/** Timeout in milliseconds: a doctor does not wait long for our own statistics. */
const PATIENCE_MS = 3_000

type TrackedVisitProps = {
  /** The listing's own page. */
  address: Address
}

/** Records the click, then redirects to the same page without tracking params (spec section 2). */
export function TrackedVisit({ address }: TrackedVisitProps) {
  const navigate = useNavigate()
  const recorded = useRef(false)
  useEffect(() => {
    // React runs effects twice in development; one visit is one event.
    if (recorded.current) return
    recorded.current = true
    const goOn = () => void navigate({ ...address, replace: true })
    void recordListingClick({
      data: { pathname: window.location.pathname, search: window.location.search },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(goOn, goOn)
  }, [address, navigate])
  return (
    <Page>
      <SkeletonGroup label="求人を読み込んでいます">
        <Stack gap={4}>
          <Skeleton shape="control" width="half" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </SkeletonGroup>
      <noscript>
        <Link {...address} className={rowLinkClass}>
          求人を表示する
        </Link>
      </noscript>
    </Page>
  )
}
