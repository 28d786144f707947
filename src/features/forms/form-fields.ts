import * as v from 'valibot'
import { typedIn } from './form-answer.ts'

/** The form from which fields were read. */
const FORMS = new WeakMap<object, FormData>()

/** Schema of a posted form: reads the named fields as text, missing ones as empty, and validates them. */
export const fieldsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.instance(FormData),
    v.transform((form): { form: FormData; typed: unknown } => ({
      form,
      typed: Object.fromEntries(Object.keys(entries).map((name) => [name, typedIn(form, name)])),
    })),
    v.object({ form: v.instance(FormData), typed: v.object(entries) }),
    v.transform(({ form, typed }) => {
      FORMS.set(typed, form)
      return typed
    }),
  )

/** The whole form of which a schema has made an input; undefined for an input that none was made of. */
export function formOf(input: unknown): FormData | undefined {
  if (input instanceof FormData) return input
  if (typeof input !== 'object' || input === null) return undefined
  const beside = 'form' in input && input.form instanceof FormData ? input.form : undefined
  return beside ?? FORMS.get(input)
}

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

/** A word of a table; null for any other text, which the service refuses in its own words. */
export const wordIn = <Words extends Readonly<Record<string, unknown>>>(words: Words) =>
  v.pipe(
    v.string(),
    v.transform((text): (keyof Words & string) | null => (isKeyOf(words, text) ? text : null)),
  )

const isKeyOf = <Words extends object>(words: Words, text: string): text is keyof Words & string =>
  Object.hasOwn(words, text)
