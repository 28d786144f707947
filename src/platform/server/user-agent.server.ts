import { isbot } from 'isbot'
import { UAParser } from 'ua-parser-js'
import { USER_AGENT_LENGTH, type UserAgentDetails } from '../../domain/visit/user-agent-details.ts'

const REMEMBERED = 500
const remembered = new Map<string, UserAgentDetails>()

function parse(ua: string): UserAgentDetails {
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

/** Browser, device, engine and operating system of a User-Agent header. Parsing is slow, so answers are remembered. */
export function describeUserAgent(header: string | null | undefined): UserAgentDetails {
  const ua = (header ?? '').slice(0, USER_AGENT_LENGTH)
  const known = remembered.get(ua)
  if (known) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const details = parse(ua)
  remembered.set(ua, details)
  return details
}
