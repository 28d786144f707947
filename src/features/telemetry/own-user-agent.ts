import * as v from 'valibot'
import {
  USER_AGENT_LENGTH,
  userAgentSchema,
  type UserAgentDetails,
} from '../../domain/visit/user-agent-details.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { describeBrowserFn } from './user-agent.functions.ts'

const KEY = 'dp:user-agent'

const stored = v.pipe(v.string(), v.parseJson(), userAgentSchema)

const own = () => navigator.userAgent.slice(0, USER_AGENT_LENGTH)

function readDetails(): UserAgentDetails | undefined {
  const result = v.safeParse(stored, readStored('local', KEY))
  // A browser that was updated has another user agent.
  return result.success && result.output.ua === own() ? result.output : undefined
}

/** The details kept on this device; until they are there, the user agent alone, which `/collect` parses. */
export const ownUserAgent = (): UserAgentDetails =>
  readDetails() ?? { isBot: false, ua: own(), browser: {}, device: {}, engine: {}, os: {} }

/** Asks for the details once per device and version of the browser. */
export async function learnUserAgent(): Promise<void> {
  if (readDetails()) return
  try {
    writeStored('local', KEY, JSON.stringify(await describeBrowserFn()))
  } catch {
    // The next page asks again.
  }
}
