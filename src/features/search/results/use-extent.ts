import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'

const NAME = 'dp:extent'
/** The most pages that a reload restores. */
const MOST_PAGES = 10

/** Belongs to one history entry: the same search opened anew begins at its start. */
const extentSchema = v.object({ step: v.string(), pages: v.number(), top: v.number() })

function kept(step: string): v.InferOutput<typeof extentSchema> | undefined {
  try {
    const extent = v.parse(extentSchema, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'))
    return extent.step === step ? extent : undefined
  } catch {
    return undefined
  }
}

function keep(step: string, pages: number): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ step, pages, top: window.scrollY }))
  } catch {
    // Without storage a reload begins at the start.
  }
}

type Query = Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'isPlaceholderData'>

/** A reload restores the pages that had been loaded, and the scroll position. */
export function useExtent(query: Query, pages: number): void {
  const step = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const { fetchNextPage, isPlaceholderData } = query
  const first = useRef(pages)
  const goal = useRef<{ pages: number; top: number }>(undefined)
  useEffect(() => {
    const extent = kept(step)
    if (!extent || extent.pages <= first.current) return
    goal.current = { pages: Math.min(extent.pages, MOST_PAGES), top: extent.top }
    const { pages: wanted } = goal.current
    // A doctor who scrolls meanwhile is not scrolled back.
    const stop = () => (goal.current = undefined)
    const moves = ['wheel', 'touchmove', 'keydown'] as const
    for (const move of moves) addEventListener(move, stop, { once: true, passive: true })
    void (async () => {
      for (let shown = first.current; shown < wanted; shown += 1) {
        if ((await fetchNextPage()).isError) return stop()
      }
      return undefined
    })()
    return () => {
      stop()
      for (const move of moves) removeEventListener(move, stop)
    }
  }, [step, fetchNextPage])
  // Scrolls once the last page is rendered: the data arrives before its rows.
  useEffect(() => {
    if (!goal.current || pages < goal.current.pages) return
    window.scrollTo({ top: goal.current.top, behavior: 'instant' })
    goal.current = undefined
  }, [pages])
  useEffect(() => {
    if (isPlaceholderData || pages < 2) return
    keep(step, pages)
    const leave = () => keep(step, pages)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [step, pages, isPlaceholderData])
}
