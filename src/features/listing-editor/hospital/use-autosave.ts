import { useEffect, useRef, type RefObject } from 'react'

/** After the last key, so that a word is saved as a whole. */
const PAUSE_MS = 1_500

type Send = (form: HTMLFormElement, submitter?: HTMLElement | null) => Promise<boolean>

/**
 * Saves a form a moment after it changes. `submit` sends it at once, after a save that is still in flight, since
 * both carry the version of the draft.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, send: Send, isOn: boolean) {
  const latest = useRef(send)
  const flight = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const element = form.current
    if (!element || !isOn) return undefined
    const save = () => {
      flight.current = flight.current.then(() => latest.current(element))
    }
    const wait = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(save, PAUSE_MS)
    }
    element.addEventListener('input', wait)
    return () => {
      clearTimeout(timer.current)
      element.removeEventListener('input', wait)
    }
  }, [form, isOn])

  return (element: HTMLFormElement, submitter: HTMLElement | null) => {
    clearTimeout(timer.current)
    flight.current = flight.current.then(() => latest.current(element, submitter))
  }
}
