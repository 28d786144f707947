import {
  ScalarType,
  type DescEnum,
  type DescField,
  type DescMessage,
  type DescOneof,
} from '@bufbuild/protobuf'
import { createEcmaScriptPlugin, runNodeJs } from '@bufbuild/protoplugin'
import { STATUS_ENUM } from './plain.ts'

/** A plugin of `buf generate`: writes `gen/plain.ts`, the types of what `plain.ts` makes of messages. */

const INSTANT = 'google.protobuf.Timestamp'

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ')

const scalarType = (scalar: ScalarType): string =>
  scalar === ScalarType.STRING ? 'string' : scalar === ScalarType.BOOL ? 'boolean' : 'number'

/** A word or a message by its name in the contract; in `Given` the messages have one parameter fewer. */
const enumType = ({ typeName }: DescEnum): string => `Words['${typeName}']`
const messageType = ({ typeName }: DescMessage, all: string): string =>
  typeName === INSTANT ? 'Instant' : `${all}['${typeName}']`

/** The type of one value, and whether it can be unset without being `optional`. */
function valueType(field: DescField, all: string): { type: string; hasZero: boolean } {
  switch (field.fieldKind) {
    case 'scalar':
      return { type: scalarType(field.scalar), hasZero: true }
    case 'enum':
      return { type: enumType(field.enum), hasZero: false }
    case 'message':
      return { type: messageType(field.message, all), hasZero: false }
    case 'list': {
      const item =
        field.listKind === 'scalar'
          ? scalarType(field.scalar)
          : field.listKind === 'enum'
            ? enumType(field.enum)
            : messageType(field.message, all)
      return { type: item.includes('|') ? `(${item})[]` : `${item}[]`, hasZero: true }
    }
    case 'map':
      return { type: 'Record<string, string>', hasZero: true }
  }
}

const isOptional = (field: DescField): boolean => field.proto.proto3Optional

/** One of several, as protobuf-es has them: a case and its value. */
const oneofType = ({ fields }: DescOneof, all: string): string =>
  [
    ...fields.map((field) => `{ case: '${field.localName}'; value: ${valueType(field, all).type} }`),
    '{ case: undefined }',
  ].join(' | ')

function readField(field: DescField): string {
  const { type, hasZero } = valueType(field, 'Plain<Instant, Unset>')
  return `${field.localName}: ${isOptional(field) ? `${type} | null` : hasZero ? type : `${type} | Unset`}`
}

function givenField(field: DescField): string {
  const { type } = valueType(field, 'Given<Instant>')
  const given = type.endsWith('[]') ? `readonly ${type}` : type
  return isOptional(field)
    ? `${field.localName}?: ${given} | null | undefined`
    : `${field.localName}: ${given}`
}

const members = (
  message: DescMessage,
  ofField: (field: DescField) => string,
  ofOneof: (oneof: DescOneof) => string,
): string => message.members.map((one) => (one.kind === 'oneof' ? ofOneof(one) : ofField(one))).join('; ')

const plugin = createEcmaScriptPlugin({
  name: 'protoc-gen-plain',
  version: 'v1',
  generateTs: (schema) => {
    const messages = schema.files.flatMap((file) => file.messages)
    const enums = schema.files.flatMap((file) => file.enums)
    const file = schema.generateFile('plain.ts')
    file.print('// Made by `npm run generate` from the contract. Do not edit.')
    file.print()
    file.print('/** The words of the enums, without UNSPECIFIED where it means "unset". */')
    file.print('export interface Words {')
    for (const { typeName, values } of enums) {
      file.print(
        `  '${typeName}': ${quoted(values.filter(({ number }) => number > 0 || typeName === STATUS_ENUM).map((one) => one.localName))}`,
      )
    }
    file.print('}')
    file.print()
    file.print(
      '/** The messages as they are read. `Unset` is `null` where a sender may leave out what is not `optional`. */',
    )
    file.print('export interface Plain<Instant, Unset> {')
    for (const message of messages) {
      const fields = members(
        message,
        readField,
        (one) => `${one.localName}: ${oneofType(one, 'Plain<Instant, Unset>')}`,
      )
      file.print(`  '${message.typeName}': { ${fields} }`)
    }
    file.print('}')
    file.print()
    file.print('/** The messages as they are given to be sent. */')
    file.print('export interface Given<Instant> {')
    for (const message of messages) {
      const fields = members(
        message,
        givenField,
        (one) => `${one.localName}?: ${oneofType(one, 'Given<Instant>')}`,
      )
      file.print(`  '${message.typeName}': { ${fields} }`)
    }
    file.print('}')
  },
})

runNodeJs(plugin)
