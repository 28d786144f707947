import type { Check } from './check.ts'
import { lockedPackages } from './package-lock.ts'

const FINE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** libvips is loaded as a shared library that a user may replace, unmodified, on the server alone: what LGPL asks for. */
const isSharedLibrary = (name: string, license: string | undefined) =>
  name.startsWith('@img/sharp-') && isFine((license ?? '').replaceAll('LGPL-3.0-or-later', 'MIT'))

/** Whether an SPDX expression leaves us a way: one side of OR is enough, AND needs both. */
function isFine(expression: string): boolean {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? []
  let at = 0
  const one = (): boolean => {
    const token = tokens[at++]
    if (token !== '(') return FINE.has(token ?? '')
    const inner = either()
    at += 1
    return inner
  }
  const both = (): boolean => {
    let all = one()
    while (tokens[at] === 'AND') {
      at += 1
      all = one() && all
    }
    return all
  }
  const either = (): boolean => {
    let any = both()
    while (tokens[at] === 'OR') {
      at += 1
      any = both() || any
    }
    return any
  }
  return either() && at >= tokens.length
}

export const licences: Check = {
  name: 'licences of what production installs',
  run: async () =>
    (await lockedPackages())
      .filter(({ dev, devOptional, license }) => !dev && !devOptional && !isFine(license ?? ''))
      .filter(({ name, license }) => !isSharedLibrary(name, license))
      .map(({ name, version, license }) => `${name}@${version}: ${license ?? 'no licence named'}`),
}
