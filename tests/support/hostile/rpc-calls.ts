import {
  create,
  fromJsonString,
  ScalarType,
  toBinary,
  type DescField,
  type DescMessage,
  type DescMethod,
} from '@bufbuild/protobuf'
import { gzipSync } from 'node:zlib'
import { ChangeReview } from '#app/contract/gen/change_review_pb.ts'
import { FailedJobs } from '#app/contract/gen/failed_job_pb.ts'
import { Profile } from '#app/contract/gen/profile_pb.ts'
import { Registration } from '#app/contract/gen/registration_pb.ts'
import { Staff } from '#app/contract/gen/staff_pb.ts'
import { User } from '#app/contract/gen/user_pb.ts'
import { Work } from '#app/contract/gen/work_pb.ts'
import { queryText, type HostileRequest, type Source } from './values.ts'

const METHODS: readonly DescMethod[] = [
  User,
  Registration,
  Profile,
  Work,
  Staff,
  ChangeReview,
  FailedJobs,
].flatMap((service) => service.methods)

function scalarOf(source: Source, type: ScalarType): unknown {
  if (type === ScalarType.STRING) return source.text()
  if (type === ScalarType.BOOL) return source.chance(0.5)
  if (type === ScalarType.BYTES) return source.bytes(20).toString('base64')
  return source.oneOf([0, 1, -1, 20, 2 ** 31 - 1, 2 ** 31, '9223372036854775807', 1.5])
}

function fieldOf(source: Source, field: DescField, depth: number): unknown {
  switch (field.fieldKind) {
    case 'scalar':
      return scalarOf(source, field.scalar)
    case 'enum':
      return source.chance(0.8) ? source.oneOf(field.enum.values).name : source.int(-1, 200)
    case 'message':
      return field.message.typeName === 'google.protobuf.Timestamp'
        ? source.oneOf(['2026-12-18T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'x'])
        : messageOf(source, field.message, depth - 1)
    case 'list':
      return Array.from({ length: source.int(0, 3) }, () =>
        field.listKind === 'message'
          ? messageOf(source, field.message, depth - 1)
          : field.listKind === 'enum'
            ? source.oneOf(field.enum.values).name
            : scalarOf(source, field.scalar),
      )
    case 'map':
      return { [source.text()]: source.text() }
  }
}

function messageOf(source: Source, message: DescMessage, depth = 3): unknown {
  if (depth === 0 || source.chance(0.04)) return source.json()
  const fields = message.fields.filter(() => source.chance(0.75))
  return Object.fromEntries(
    fields.map((field) => [
      source.chance(0.5) ? field.jsonName : field.name,
      source.chance(0.08) ? source.json() : fieldOf(source, field, depth),
    ]),
  )
}

/** The message in protobuf, if it can be said in it, with some bytes changed, lost or added. */
function binaryOf(source: Source, message: DescMessage): Buffer {
  let bytes: Uint8Array
  try {
    const json = JSON.stringify(messageOf(source, message))
    bytes = toBinary(message, fromJsonString(message, json, { ignoreUnknownFields: true }))
  } catch {
    bytes = source.chance(0.5) ? source.bytes(40) : toBinary(message, create(message))
  }
  const buffer = Buffer.from(bytes)
  if (source.chance(0.3)) return buffer
  for (let i = source.int(0, 3); i > 0 && buffer.length > 0; i -= 1) {
    buffer[source.int(0, buffer.length - 1)] = source.int(0, 255)
  }
  return source.chance(0.5)
    ? buffer.subarray(0, source.int(0, buffer.length))
    : Buffer.concat([buffer, source.bytes(12)])
}

const pathOf = ({ parent, name }: DescMethod) => `/${parent.typeName}/${name}`

const jsonBody = (source: Source, message: DescMessage): Buffer =>
  Buffer.from(source.chance(0.95) ? JSON.stringify(messageOf(source, message)) : source.text())

/** A call over Twirp. */
export function twirpRequest(source: Source): HostileRequest {
  const method = source.oneOf(METHODS)
  const isJson = source.chance(0.9)
  return {
    target: '/twirp',
    method: 'POST',
    path: `/twirp${pathOf(method)}`,
    headers: { 'content-type': isJson ? 'application/json' : 'application/protobuf' },
    body: isJson ? jsonBody(source, method.input) : binaryOf(source, method.input),
  }
}

const CONNECT_HEADERS: readonly Record<string, string>[] = [
  { 'connect-timeout-ms': '0' },
  { 'connect-timeout-ms': '1' },
  { 'connect-timeout-ms': '-1' },
  { 'connect-timeout-ms': '99999999999' },
  { 'connect-timeout-ms': 'soon' },
  { 'connect-protocol-version': '2' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'none' },
  { 'connect-content-encoding': 'gzip' },
  { 'accept-encoding': 'x' },
  { 'connect-accept-encoding': 'gzip' },
]

/** A call over the Connect protocol. */
export function connectRequest(source: Source): HostileRequest {
  const method = source.oneOf(METHODS.filter(({ parent }) => parent !== Work && parent !== Staff))
  const extra: Record<string, string> = {
    'connect-protocol-version': '1',
    ...(source.chance(0.3) ? source.oneOf(CONNECT_HEADERS) : {}),
  }
  if (source.chance(0.15)) {
    const binary = source.chance(0.5)
    const message = binary
      ? binaryOf(source, method.input).toString('base64url')
      : jsonBody(source, method.input)
    const query = [
      `encoding=${source.oneOf(['json', 'proto', 'x', ''])}`,
      `message=${queryText(source, String(message))}`,
      ...(binary ? ['base64=1'] : []),
      ...(source.chance(0.5) ? ['connect=v1'] : []),
      ...(source.chance(0.2) ? ['compression=gzip'] : []),
    ]
    return {
      target: '/connect',
      method: 'GET',
      path: `${pathOf(method)}?${query.join('&')}`,
      headers: extra,
    }
  }
  const type = source.oneOf([
    ...['application/json', 'application/json', 'application/proto', 'application/proto'],
    ...[
      'application/connect+json',
      'application/connect+proto',
      'application/grpc',
      'text/plain',
      'application/json; charset=x',
    ],
  ])
  const plain = type.includes('proto') ? binaryOf(source, method.input) : jsonBody(source, method.input)
  const body = extra['content-encoding'] === 'gzip' && source.chance(0.5) ? gzipSync(plain) : plain
  return {
    target: '/connect',
    method: 'POST',
    path: pathOf(method),
    headers: { ...extra, 'content-type': type },
    body,
  }
}
