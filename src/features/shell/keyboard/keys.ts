import type { AnyRouter } from '@tanstack/react-router'
import { hrefOf } from '../../../platform/address.ts'
import { toSpotSearch } from '../../../platform/addresses.ts'
import { readStored, writeStored } from '../../../platform/storage.ts'
import { isOfInputMethod } from '../../../ui/text-input/of-input-method.ts'

const STORAGE_KEY = 'dp:keys'

/** Single keys can be turned off (WCAG 2.1.4): speech input and slips type them by accident. */
export const areKeysOn = (): boolean => readStored('local', STORAGE_KEY) !== 'off'

export const turnKeys = (on: boolean): void => {
  writeStored('local', STORAGE_KEY, on ? null : 'off')
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isInDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('main article :is(h1, h2, h3) a[href]')]

/** Moves the focus to the next or the previous row; from the row that is open, where none has the focus. */
function step(by: 1 | -1): void {
  const links = rowLinks()
  const row = document.activeElement?.closest('article')
  const current = links.findIndex((link) => (row ? row.contains(link) : link.ariaCurrent === 'true'))
  const next = current === -1 ? 0 : current + by
  const link = links[Math.min(links.length - 1, Math.max(0, next))]
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
}

/** Presses ♡ of the row with the focus, or of the listing that the page shows. */
function like(): void {
  const row = document.activeElement?.closest('article')
  ;(row ?? document).querySelector<HTMLButtonElement>('button[name="like"]')?.click()
}

const LOOKS = 30
const LOOK_MS = 100

/** Focuses ことばで検索, which a page that has just been opened may render a little later. */
function focusWords(looks = LOOKS): void {
  const field = document.querySelector<HTMLInputElement>('main input[name="q"]')
  if (field) field.focus()
  else if (looks > 0) setTimeout(focusWords, LOOK_MS, looks - 1)
}

/** Goes to ことばで検索, on this page or on its own. */
async function search(router: AnyRouter): Promise<void> {
  if (!document.querySelector('main input[name="q"]')) await router.navigate({ href: hrefOf(toSpotSearch()) })
  focusWords()
}

/** Listens for the keys of the app, except while somebody types. Returns how to stop it. */
export function watchKeys(router: AnyRouter, showHelp: () => Promise<void>): () => void {
  const commands: Record<string, (() => void) | undefined> = {
    // Offline by now: there is no help.
    '?': () => void showHelp().catch(() => undefined),
    '/': () => void search(router),
    j: () => step(1),
    k: () => step(-1),
    l: like,
    // The control of the page that says so, such as the hospital's 承諾: focused, never pressed.
    a: () => document.querySelector<HTMLElement>('[aria-keyshortcuts="a"]')?.focus(),
  }
  function onKey(event: KeyboardEvent): void {
    const command = commands[event.key]
    if (!command || event.ctrlKey || event.metaKey || event.altKey || isOfInputMethod(event)) return
    if (event.defaultPrevented || isTyping(event.target) || isInDialog()) return
    // The help stays within reach, or the keys could not be turned on again.
    if (!areKeysOn() && event.key !== '?') return
    event.preventDefault()
    command()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
