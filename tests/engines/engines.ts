import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

/** The engines besides Chromium, each with whether this machine has it. */
export const ENGINES = [
  { name: 'WebKit', find: findWebKit, start: startWebKit },
  { name: 'Firefox', find: findFirefox, start: startFirefox },
].map(({ name, find, start }) => ({ name, isHere: find() !== undefined, start }))
