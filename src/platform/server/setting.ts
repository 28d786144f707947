import * as v from 'valibot'

/** Invalid environment variables; the message is Japanese, for the operator, one sentence a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** A text of the given form, which `form` shows to the operator; `wish` is what a refusal says of it. */
export const formed = (isRight: (text: string) => boolean, form: string, wish = `${form} の形で`) =>
  v.pipe(v.string(), v.check(isRight, wish), v.metadata({ form }))

export const matching = (pattern: RegExp, form: string) => formed((text) => pattern.test(text), form)

export const choice = <const Words extends readonly [string, ...string[]]>(...words: Words) => {
  return v.pipe(v.picklist(words, `${words.join(' か ')} を`), v.metadata({ form: words.join(', ') }))
}

export const wholeNumber = (from: number, to: number) => {
  const wish = `${from}〜${to} の整数を`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, wish),
    v.transform(Number),
    v.minValue(from, wish),
    v.maxValue(to, wish),
    v.metadata({ form: `${from} to ${to}` }),
  )
}

const isWebUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** An address that our server calls. */
export const webUrl = () => formed(isWebUrl, 'https://example.com/path')

/** Scheme, host and port, without a slash at the end. */
export const origin = () =>
  formed(
    (text) => isWebUrl(text) && new URL(text).origin === text,
    'https://example.com',
    'https://example.com の形(末尾の / なし)で',
  )

type Schema = v.ObjectSchema<v.ObjectEntries, undefined>
export type Variables = Readonly<Record<string, string | undefined>>

/**
 * Parses environment variables. An empty one counts as unset: compose files can set a variable but not unset it. Throws
 * an `EnvironmentError` that names every invalid one and says what is allowed.
 */
export function readVariables<Read extends Schema>(schema: Read, variables: Variables): v.InferOutput<Read> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const sentences = result.issues.map((issue) => {
    // What concerns more than the form is a sentence already.
    if (issue.message.endsWith('。')) return issue.message
    return `${v.getDotPath(issue)} は ${issue.message}指定してください。`
  })
  throw new EnvironmentError([...new Set(sentences)].join('\n'))
}
