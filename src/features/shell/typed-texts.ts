import type { AnyRouter } from '@tanstack/react-router'
import { beforeLoad } from '../../platform/missing-script.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import * as v from 'valibot'

const KEY = 'dp:typed'
/** A late part brings its fields to life within this time. */
const PATIENCE_MS = 10_000
const LOOK_MS = 250

const schema = v.object({
  path: v.string(),
  texts: v.array(v.object({ name: v.string(), at: v.number(), value: v.string() })),
})

type Kept = v.InferOutput<typeof schema>

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'textarea[name], input[name]'
/** Never kept: secrets, and what no one typed. */
const UNKEPT = /^(password|hidden|file|checkbox|radio|submit|button|image|reset)$/

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !UNKEPT.test(element.type) &&
    element.autocomplete !== 'one-time-code')

const fieldsNamed = (name: string): Field[] =>
  Array.from(document.querySelectorAll(FIELDS))
    .filter(isField)
    .filter((field) => field.name === name)

function typedTexts() {
  const fields = Array.from(document.querySelectorAll(FIELDS)).filter(isField)
  return fields
    .filter(({ value, defaultValue }) => value !== '' && value !== defaultValue)
    .map((field) => ({ name: field.name, at: fieldsNamed(field.name).indexOf(field), value: field.value }))
}

/** Writes a text as its typing would, once script has brought the field to life; false before. */
function restore({ name, at, value }: { name: string; at: number; value: string }): boolean {
  const field = fieldsNamed(name)[at]
  if (!field?.closest('[data-hydrated="yes"]')) return false
  if (field.value === value || field.value !== field.defaultValue) return true
  // Past the setter by which React notes what it has written itself.
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

function restoreAll(texts: Kept['texts']): void {
  const since = performance.now()
  const look = (waiting: Kept['texts']) => {
    const left = waiting.filter((text) => !restore(text))
    if (left.length > 0 && performance.now() - since < PATIENCE_MS) setTimeout(look, LOOK_MS, left)
  }
  look(texts)
}

/** Writes what this document was loaded over to where it was typed: now, or once that page is shown again. */
function giveBack(router: AnyRouter, stored: string): () => void {
  const { path, texts } = v.parse(schema, JSON.parse(stored))
  if (path === window.location.pathname) {
    restoreAll(texts)
    return () => undefined
  }
  const end = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname !== path) return
    end()
    restoreAll(texts)
  })
  return end
}

/**
 * Keeps what is typed on this page across a document load that no one asked for: for the page itself, or for the way back
 * from the one that was wanted. The texts are those of the moment when a link was pressed or, where none was, when an import fails.
 * Returns how to end that.
 */
export function keepTypedTexts(router: AnyRouter): () => void {
  const stored = readStored('session', KEY)
  if (stored !== null) writeStored('session', KEY, null)
  const endGiving = stored === null ? () => undefined : giveBack(router, stored)
  // When a link has been pressed, the address is that of the wanted page already, whose fields may have the same names.
  let path = ''
  const note = () => {
    path = window.location.pathname
  }
  const typed = (): Kept => ({ path, texts: typedTexts() })
  // On a slow line the pending page has taken the fields away before the import fails.
  let pressed: Kept | undefined
  let kept: Kept | undefined
  const endPressing = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    pressed ??= typed()
    kept = undefined
  })
  const endArriving = router.subscribe('onRendered', () => {
    pressed = undefined
  })
  const take = () => {
    const taken = pressed ?? typed()
    // What failed is tried again by the page of the error, which has no fields.
    if (taken.texts.length > 0) kept = taken
  }
  document.addEventListener('input', note, true)
  window.addEventListener('vite:preloadError', take)
  const end = beforeLoad(() => {
    if (kept) writeStored('session', KEY, JSON.stringify(kept))
  })
  return () => {
    endGiving()
    endPressing()
    endArriving()
    document.removeEventListener('input', note, true)
    window.removeEventListener('vite:preloadError', take)
    end()
  }
}
