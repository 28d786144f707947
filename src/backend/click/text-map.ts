import { GraphQLScalarType, valueFromASTUntyped } from 'graphql'
import * as v from 'valibot'
import { badUserInput } from '../graphql/mask.ts'

const NAME = 200
const VALUE = 4_096
const ENTRIES = 50

// PostgreSQL text cannot contain NUL.
const text = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[^\0]*$/))
const schema = v.pipe(v.record(text(NAME), text(VALUE)), v.maxEntries(ENTRIES))

function parseTextMap(value: unknown): Record<string, string> {
  const { success, output } = v.safeParse(schema, value)
  if (!success) throw badUserInput('付加情報の形式が正しくありません。')
  return output
}

export const textMap = new GraphQLScalarType({
  name: 'TextMap',
  parseValue: parseTextMap,
  parseLiteral: (node, variables) => parseTextMap(valueFromASTUntyped(node, variables)),
})
