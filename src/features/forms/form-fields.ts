import * as v from 'valibot'
import { typedIn } from './form-answer.ts'

/** Schema of a posted form: reads the named fields as text, missing ones as empty, and validates them. */
export const fieldsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.instance(FormData),
    v.transform((form): unknown =>
      Object.fromEntries(Object.keys(entries).map((name) => [name, typedIn(form, name)])),
    ),
    v.object(entries),
  )

/** The same with the form itself: for its checks, and for what a page without JavaScript shows again. */
export const formWith = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.instance(FormData),
    v.transform((form) => ({ form, fields: form })),
    v.object({ form: v.instance(FormData), fields: fieldsOf(entries) }),
  )

/** The idempotency key that `useSubmissionKey` adds to a form. */
export const submissionKey = v.pipe(v.string(), v.regex(/^[\w-]{8,255}$/))

/** Multi-line text: browsers post line ends as CRLF. */
export const typedLines = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n')),
)

/** Multi-line text of a form whose check knows the real limit and says so; this one only keeps out what no form sends. */
export const longText = v.pipe(typedLines, v.maxLength(5_000))

/** A single box: whether it is ticked. */
export const ticked = v.pipe(
  v.string(),
  v.transform((value) => value !== ''),
)
