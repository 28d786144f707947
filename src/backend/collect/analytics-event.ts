import { isbot } from 'isbot'
import { UAParser } from 'ua-parser-js'
import * as v from 'valibot'

// PostgreSQL text cannot contain NUL.
const text = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(length),
    v.check((value) => !value.includes('\0')),
  )
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.-]{0,63}$/i))
const part = v.record(text(50), v.nullish(text(200)))

const userAgentSchema = v.object({
  isBot: v.boolean(),
  ua: text(512),
  browser: part,
  device: part,
  engine: part,
  os: part,
})

/** An analytics event (spec section 3), as it is sent. */
export const analyticsEventSchema = v.object({
  version: v.literal('v1'),
  timestamp: v.pipe(
    text(40),
    v.transform((value) => new Date(value)),
    v.check(
      (date) => !Number.isNaN(date.getTime()) && date.getFullYear() > 2_000 && date.getFullYear() < 2_200,
    ),
  ),
  user_agent: v.optional(userAgentSchema),
  session_id: v.nullish(v.pipe(v.string(), v.uuid())),
  git_commit_sha: v.nullish(v.pipe(v.string(), v.regex(/^[0-9a-f]{0,64}$/i))),
  event_group: word,
  event_type: word,
  target_key: text(200),
  target_value: text(2_000),
})

/** Parses a User-Agent header into browser, device and operating system. */
export function describeUserAgent(header: string | null): v.InferOutput<typeof userAgentSchema> {
  const ua = (header ?? '').slice(0, 512)
  const { browser, device, engine, os } = UAParser(ua)
  return {
    isBot: isbot(ua),
    ua,
    browser: { name: browser.name, version: browser.version },
    device: { vendor: device.vendor, model: device.model, type: device.type },
    engine: { name: engine.name, version: engine.version },
    os: { name: os.name, version: os.version },
  }
}
