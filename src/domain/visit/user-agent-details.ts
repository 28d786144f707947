import * as v from 'valibot'
import { wellFormed } from '../text/well-formed.ts'

// PostgreSQL text cannot contain NUL, its JSON no half of a surrogate pair.
export const storableText = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(length),
    v.check((value) => !value.includes('\0') && wellFormed(value) === value),
  )

const part = v.pipe(
  v.record(storableText(50), v.nullish(storableText(200))),
  v.check((names) => Object.keys(names).length <= 10),
)

export const USER_AGENT_LENGTH = 512

/** What a user agent says of itself, parsed; the parts are empty where it is not parsed yet. */
export const userAgentSchema = v.object({
  isBot: v.boolean(),
  ua: storableText(USER_AGENT_LENGTH),
  browser: part,
  device: part,
  engine: part,
  os: part,
})

export type UserAgentDetails = v.InferOutput<typeof userAgentSchema>
