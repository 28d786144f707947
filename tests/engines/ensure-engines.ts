import { installPackages } from '#tests/support/system-packages.ts'
import { findFirefox } from './firefox.ts'
import { findWebKit } from './webkit.ts'

const ENGINES = [
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
  },
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
]

/**
 * Finds WebKit and Firefox or installs Debian's packages of them, and says in one line which of them are not tested. False
 * when neither is.
 */
export function ensureEngines(say: (sentence: string) => void): boolean {
  const missing = () => ENGINES.filter(({ find }) => find() === undefined)
  const wanted = missing().flatMap(({ packages }) => packages)
  if (wanted.length > 0) installPackages(say, wanted)
  const left = missing()
  if (left.length > 0) say(`${left.map(({ name }) => name).join('と')}がないため、そのテストを飛ばします。`)
  return left.length < ENGINES.length
}
