import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'

const NAME = 'dp:extent'
/** As far as a reload goes by itself. */
const MOST_PAGES = 10

/** Of one step of the tab's history: the same search opened anew begins at its start. */
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

/** A reload shows as much of a list as had been shown, at the place where it was left. */
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
    // Whoever moves the page meanwhile is not moved back.
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
  // Once the last of the pages stands: the answers are there before their rows are drawn.
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
