import { readFile } from 'node:fs/promises'
import { currentFiles } from '#tests/support/current-build.ts'
import type { Check } from './check.ts'
import { DATA, lackedBy, type Feature } from './compatibility.ts'
import { styleRules, type StyleRule } from './style-blocks.ts'

/** What an older browser goes without, and why it may: a property with all its values, or a value of one. */
const ACCEPTED: Readonly<Record<string, string>> = {
  ':has': 'each use is looked at where it is written (`npm run check -- has`)',
  ':view-transition-new': 'pages change without a fade',
  ':view-transition-old': 'pages change without a fade',
  '@media scripting':
    'an older browser does not match it, with scripts or without: nothing is hidden in vain',
  'break-after: avoid': 'a heading may end a printed sheet',
  'content-visibility': 'off the screen more is laid out than need be',
  cursor: 'a touch screen has none',
  'field-sizing': '`ui/text-input/fit-text.ts` makes the area as high as its text',
  'font-family: ui-monospace': 'the next family of the list is taken',
  'forced-color-adjust': 'Safari has no forced colours',
  resize: 'a touch screen has no handle',
  'scrollbar-width': 'a thin scrollbar is shown',
  'text-wrap': 'lines are less even',
}

const FEWEST_RULES = 500

const { css } = DATA
const TYPES = css['types']

type Used = { name: string; feature: Feature | undefined }

const each = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)

/** Strings and URLs hold no features. */
const bare = (text: string) => text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')

function usedInPrelude(prelude: string): Used[] {
  const text = bare(prelude)
  if (!text.startsWith('@'))
    return each(text, /::?([a-z-]+)/g).map((name) => ({
      name: `:${name}`,
      feature: css['selectors']?.[name],
    }))
  const [, rule = ''] = /^@([a-z-]+)/.exec(text) ?? []
  const isQuery = rule === 'media' || rule === 'container'
  const known = css['at-rules']?.[rule]
  return [
    { name: `@${rule}`, feature: known },
    ...(isQuery ? each(text, /\(\s*([a-z-]+)\s*[:)<>=]/g) : []).map((name) => ({
      name: `@${rule} ${name}`,
      feature: known?.[name],
    })),
  ]
}

const functionOf = (name: string): Feature | undefined =>
  ['color', 'gradient', 'easing-function'].map((type) => TYPES?.[type]?.[name]).find(Boolean) ?? TYPES?.[name]

function usedInValue(property: string, value: string): Used[] {
  const text = bare(value)
  const known = css['properties']?.[property]
  return [
    ...each(text, /([a-z-]+)\(/g).map((name) => ({ name: `${name}()`, feature: functionOf(name) })),
    ...each(text, /(?<![\w-.#])([a-z][a-z-]*)(?![\w(-])/g).map((name) => ({
      name: `${property}: ${name}`,
      feature: known?.[name],
    })),
    ...each(text, /(?<![\w-])[\d.]+([a-z]+)/g).map((name) => ({ name, feature: TYPES?.['length']?.[name] })),
  ]
}

/** A declaration that stands beside a prefixed one, or after an older one of its property, has a fallback. */
function usedInDeclarations({ declarations }: StyleRule): Used[] {
  return declarations.flatMap(({ property, value }, at) => {
    if (property.startsWith('--')) return usedInValue('', value)
    if (property.startsWith('-')) return []
    const hasPrefixed = declarations.some(
      (one) => /^-(webkit|moz)-/.test(one.property) && one.property.endsWith(property),
    )
    const isAfterOlder = declarations.slice(0, at).some((one) => one.property === property)
    if (hasPrefixed || isAfterOlder) return []
    return [{ name: property, feature: css['properties']?.[property] }, ...usedInValue(property, value)]
  })
}

const wordsOf = (name: string) => name.replace(/^[@:]+|\(\)$/g, '').split(/: | /)

type Lacked = { name: string; finding: string }

function lackedIn(rule: StyleRule): Lacked[] {
  const asked = rule.preludes.filter((prelude) => prelude.startsWith('@supports')).join(' ')
  return [...usedInPrelude(rule.preludes.at(-1) ?? ''), ...usedInDeclarations(rule)].flatMap(
    ({ name, feature }) => {
      const engines = wordsOf(name).every((word) => asked.includes(word)) ? [] : lackedBy(feature)
      const finding = `${name} is not in ${engines.join(', ')}: ${rule.preludes.join(' ')}`
      return engines.length === 0 ? [] : [{ name, finding }]
    },
  )
}

/** What a style sheet uses without a fallback and a browser of the list lacks: the name, and a sentence about it. */
export const newerInStyles = (sheet: string): Lacked[] => styleRules(sheet).flatMap(lackedIn)

const acceptedAs = (name: string) =>
  [name, name.split(': ')[0] ?? ''].find((one) => Object.hasOwn(ACCEPTED, one))

export const newerStyles: Check = {
  name: 'browsers: the built style sheet has a fallback for what is newer',
  run: async () => {
    const paths = currentFiles('client/assets/', '.css')
    const sheet = (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('')
    const rules = styleRules(sheet).length
    if (rules < FEWEST_RULES)
      return [`saw ${rules} rules only: the scan itself is broken, or there is no build`]
    const found = newerInStyles(sheet)
    const accepted = new Set(found.map(({ name }) => acceptedAs(name)))
    return [
      ...found.filter(({ name }) => !acceptedAs(name)).map(({ finding }) => finding),
      ...Object.keys(ACCEPTED)
        .filter((name) => !accepted.has(name))
        .map((name) => `ACCEPTED names ${name}, which no rule uses`),
    ]
  },
}
