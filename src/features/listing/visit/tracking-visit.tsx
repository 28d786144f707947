import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Address } from '../../../platform/address.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { PlainPost } from '../../forms/plain-post.tsx'
import { recordVisit } from './record-visit.ts'
import { openTrackedListingFn } from './tracking.functions.ts'

type TrackedVisitProps = {
  /** The listing's own page. */
  address: Address
}

/** Records the click, then redirects to the same page without tracking params. */
export function TrackedVisit({ address }: TrackedVisitProps) {
  const navigate = useNavigate()
  const recorded = useRef<Promise<void>>(undefined)
  useEffect(() => {
    // React runs effects twice in development; one visit is one event.
    const { pathname, search } = window.location
    recorded.current ??= recordVisit({ pathname, search })
    let isHere = true
    void recorded.current.then(() => {
      if (isHere) void navigate({ ...address, replace: true })
    })
    return () => {
      isHere = false
    }
  }, [address, navigate])
  return (
    <Page>
      <SkeletonGroup label="求人を読み込んでいます">
        <Stack gap={4}>
          {useHydrated() ? <Skeleton shape="control" width="half" /> : <OpenByPost />}
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </SkeletonGroup>
    </Page>
  )
}

/** The way on where no script runs: the server records the click of the cookie's account, and redirects. */
function OpenByPost() {
  const { pathname, searchStr } = useLocation()
  return (
    <PlainPost command={openTrackedListingFn}>
      <input type="hidden" name="pathname" value={pathname} />
      <input type="hidden" name="search" value={searchStr} />
      <Button type="submit">求人を表示する</Button>
    </PlainPost>
  )
}
