import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import type { KeptAnswer } from './form-answer.ts'
import { newFormKey } from './form-key.ts'
import type { PostedForm } from './posted-form.ts'
import { readAnyKept } from './kept-answer.server.ts'
import { readAnyUnsent } from './unsent-answer.server.ts'

/** What the forms of a page begin with: the base of their keys, and the kept answer to one of them. */
export type PageForms = { key: string; kept: (KeptAnswer & { form: string }) | null }

/**
 * Taken by the loader of a page with forms, as `forms`: the answer to a form that the browser posted by itself, or what a
 * form could not send because the session had ended, is read once. In the browser there is none: script keeps the answer
 * in React state.
 */
export const takeForms = createIsomorphicFn()
  .server((): { forms: PageForms } => ({
    forms: { key: newFormKey(), kept: readAnyKept() ?? readAnyUnsent() },
  }))
  .client((): { forms: PageForms } => ({ forms: { key: newFormKey(), kept: null } }))

type Match = { loaderData?: unknown }

const hasForms = (data: unknown): data is { forms: PageForms } =>
  typeof data === 'object' && data !== null && 'forms' in data

function formsAmong(matches: readonly Match[]): PageForms | null {
  const taken = matches.flatMap(({ loaderData }) => (hasForms(loaderData) ? [loaderData.forms] : []))
  return taken.at(-1) ?? null
}

/** What the form of this name was answered, for the first page after a post without JavaScript. */
export const keptFor = (page: PageForms | null, { name }: PostedForm): KeptAnswer | null =>
  page?.kept?.form === name ? page.kept : null

/** The key of one form of the page, which `of` tells from its others. Throws if the page's loader takes no forms. */
export function formKeyOf(page: PageForms | null, of: string): string {
  if (!page) throw new Error('a page with forms takes them in its loader')
  return `${page.key}-${of}`
}

/** The forms of the page as it was when the component was mounted: a loader that runs again changes neither key nor answer. */
export function usePageForms(): PageForms | null {
  const router = useRouter()
  return useState(() => formsAmong(router.state.matches))[0]
}
