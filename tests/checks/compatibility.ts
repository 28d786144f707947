import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import { SUPPORTED_BROWSERS } from '#app/domain/visit/supported-browsers.ts'

/** A node of MDN's compatibility data: features below it by name, its own support in `__compat`. */
export type Feature = Identifier

export const DATA = bcd

export const BUILTINS = bcd.javascript['builtins']

/** `'≤37'` and `'17.4'` are numbers, `'preview'` and `false` none at all. */
const numberOf = (version: unknown): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN

const isIn = (statement: SimpleSupportStatement, from: number): boolean =>
  !statement.flags &&
  !statement.alternative_name &&
  !statement.prefix &&
  numberOf(statement.version_added) <= from &&
  !(numberOf(statement.version_removed) <= from)

/** The engines of the list that lack a feature in their oldest version, such as 「firefox 115」; none for an unknown one. */
export function lackedBy(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return SUPPORTED_BROWSERS.flatMap(({ from, engines }) =>
    engines.flatMap((engine) => {
      const statements = [support[engine] ?? []].flat()
      const isUnknown = statements.length === 0
      return isUnknown || statements.some((one) => isIn(one, Number(from))) ? [] : [`${engine} ${from}`]
    }),
  )
}

/** The features below a node, by name. */
export const featuresOf = (node: Feature | undefined): [string, Feature][] =>
  Object.keys(node ?? {}).flatMap((name) => {
    const feature = name === '__compat' ? undefined : node?.[name]
    return feature ? [[name, feature]] : []
  })

/** Interfaces and functions of browsers and of the language, by name. */
export const OWNERS = [...featuresOf(bcd.api), ...featuresOf(BUILTINS), ...featuresOf(BUILTINS?.['Intl'])]

/** `groupBy` of the data's `groupBy_static`. */
export const memberOf = (key: string): string => key.replace(/_static$/, '')
