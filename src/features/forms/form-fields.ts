import * as v from 'valibot'
import { typedIn } from './form-answer.ts'

/** The texts of a posted form, each by its name and its schema; a field that is missing is empty. */
export const fieldsOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.instance(FormData),
    v.transform((form): unknown =>
      Object.fromEntries(Object.keys(entries).map((name) => [name, typedIn(form, name)])),
    ),
    v.object(entries),
  )

/** What a form's `useSubmissionKey` names a command. */
export const submissionKey = v.pipe(v.string(), v.regex(/^[\w-]{8,255}$/))

/** A text of several lines: a browser posts their ends as CRLF. */
export const typedLines = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\r\n', '\n')),
)
