/**
 * Plain data as columns. A list of twenty listings says its thirty field names, its enumerations and what all of them have
 * in common again for each of them; what the page carries for the browser's cache is a third as long this way. Text,
 * because a page writes one text shorter than a hundred small arrays.
 */
type Scalar = string | number | boolean | null

/** What a column is made of; a value that is no array stands for a column of that value alone. */
const EACH = 0
const PLACES = 1
const OBJECTS = 2
const LISTS = 3
const MIXED = 4

type Column =
  | Scalar
  /** As they are. */
  | [typeof EACH, ...unknown[]]
  /** The place of each value in the list of values, a sign each. */
  | [typeof PLACES, string, ...Scalar[]]
  /** Names, and a column for each of them. */
  | [typeof OBJECTS, string[], ...Column[]]
  /** How long each list is, and all of them one after another. */
  | [typeof LISTS, Column, Column]
  /** Which of the columns each value is the next of. */
  | [typeof MIXED, string, ...Column[]]

const isColumn = (parsed: unknown): parsed is Column => parsed !== undefined

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'

const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, one]) => one !== undefined)
const namesOf = (value: object) => entriesOf(value).map(([name]) => name)

/** What may share a column: scalars, lists, objects of the same names. */
function kindOf(value: unknown): string {
  if (isScalar(value)) return 'scalar'
  return isList(value) ? 'list' : JSON.stringify(namesOf(value ?? {}))
}

const signs = <Value>(values: readonly Value[], places: readonly Value[]): string =>
  values.map((value) => SIGNS[places.indexOf(value)]).join('')

function scalarColumn(values: Scalar[]): Column {
  const distinct = [...new Set(values)]
  if (distinct.length === 1) return distinct[0] ?? null
  if (distinct.length > SIGNS.length || distinct.length > values.length * 0.75) return [EACH, ...values]
  return [PLACES, signs(values, distinct), ...distinct]
}

function column(values: readonly unknown[]): Column {
  const kinds = [...new Set(values.map(kindOf))]
  if (kinds.length > SIGNS.length) return [EACH, ...values]
  if (kinds.length > 1)
    return [
      MIXED,
      signs(values.map(kindOf), kinds),
      ...kinds.map((kind) => column(values.filter((value) => kindOf(value) === kind))),
    ]
  const lists = values.filter(isList)
  if (lists.length > 0) return [LISTS, column(lists.map(({ length }) => length)), column(lists.flat(1))]
  const objects = values.filter(isObject)
  const [first] = objects
  if (!first) return scalarColumn(values.filter(isScalar))
  const rows = objects.map((object) => new Map(entriesOf(object)))
  return [OBJECTS, namesOf(first), ...namesOf(first).map((name) => column(rows.map((row) => row.get(name))))]
}

/** The values of a column `count` long. */
function valuesOf(packed: Column, count: number): unknown[] {
  if (!Array.isArray(packed)) return Array.from({ length: count }, () => packed)
  if (packed[0] === EACH) return packed.slice(1)
  if (packed[0] === PLACES) {
    const [, places, ...values] = packed
    return [...places].map((sign) => values[SIGNS.indexOf(sign)])
  }
  if (packed[0] === OBJECTS) {
    const [, names, ...columns] = packed
    const read = columns.map((one) => valuesOf(one, count))
    return Array.from({ length: count }, (_, row) =>
      Object.fromEntries(names.map((name, nth) => [name, read[nth]?.[row]])),
    )
  }
  if (packed[0] === LISTS) {
    const lengths = valuesOf(packed[1], count).map(Number)
    const total = lengths.reduce((sum, length) => sum + length, 0)
    const items = valuesOf(packed[2], total)
    return lengths.map((length) => items.splice(0, length))
  }
  const [, kinds, ...columns] = packed
  const read = columns.map((one, nth) => valuesOf(one, kinds.split(SIGNS[nth] ?? '').length - 1))
  return [...kinds].map((sign) => read[SIGNS.indexOf(sign)]?.shift())
}

/** What JSON gives back as it was. */
export function isPlain(data: unknown): boolean {
  if (Array.isArray(data)) return data.every(isPlain)
  if (typeof data === 'number') return Number.isFinite(data)
  if (typeof data !== 'object' || data === null)
    return data === null || typeof data === 'string' || typeof data === 'boolean'
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== null && prototype !== Object.prototype) return false
  return Object.values(data).every((value) => value === undefined || isPlain(value))
}

/** The page writes the text between double quotes, where each of its own would take two signs. Twice is as before. */
const otherQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

/** A list of plain data. */
export const pack = (list: readonly unknown[]): string => otherQuotes(JSON.stringify(column([list])))

export function unpack(text: string): unknown {
  const parsed: unknown = JSON.parse(otherQuotes(text))
  return isColumn(parsed) ? valuesOf(parsed, 1)[0] : undefined
}
