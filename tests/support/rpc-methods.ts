import type { DescField, DescFile, DescMessage, DescMethod } from '@bufbuild/protobuf'
import { ScalarType } from '@bufbuild/protobuf'
import { GUIDE, PROFILE } from './hospital-profiles.ts'

/** The files of the contract that have services, as the generator writes them. */
const FILES = import.meta.glob<Record<string, unknown>>('../../src/contract/gen/*_pb.ts', { eager: true })

const isFile = (one: unknown): one is DescFile =>
  typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'file'

const named = ({ parent, name }: DescMethod) => `${parent.typeName}/${name}`

export type RpcMethodName = { path: string; input: DescMessage }

/** Every method of every service. */
export const rpcMethods: RpcMethodName[] = Object.values(FILES)
  .flatMap((module) => Object.values(module))
  .filter(isFile)
  .flatMap(({ services }) => services)
  .flatMap((service) => service.methods)
  .map((method) => ({ path: named(method), input: method.input }))

/** The methods that hospitals' members call, in `dp.hospital` and their notices. */
export const hospitalMethods: RpcMethodName[] = rpcMethods.filter(
  ({ path }) => path.startsWith('dp.hospital.') || path.startsWith('dp.notice.Notices/'),
)

/** Well-formed values of fields by name: the validation before the gate lets them pass. */
const VALUES: Readonly<Record<string, unknown>> = {
  listing_number: 'S-0000001',
  ref: 'S-0000001',
  after: '',
  before: '',
  body: 'よろしくお願いします。',
  text: 'よろしくお願いします。',
  address: 'somebody@example.jp',
  date: '2026-12-01',
  day: '2026-12-01',
  month: '2026-12',
  week: '2026-11-30',
  from: '2026-12-01',
  until: '2026-12-02T00:00:00Z',
  year: 2026,
  version: 0,
  paid_on: '2026-11-20',
  start: '09:00',
  end: '17:00',
  file_id: '',
  end_date: '2027-01-31',
  new_end: '2027-06-30',
  phone: '03-1234-5678',
  link: '',
  token: 'a'.repeat(43),
  mail: 'somebody@example.jp',
  received_on: '',
  name_kana: 'テストビョウイン',
}

/** Ids that are numbers: of hospitals and listings. */
const DECIMAL = /^(?:hospital|spot_work|regular_work|listing)_ids?$|^remove_hospital$/

/** What stands for every id of a request. */
export type ChosenIds = { uuid: string; decimal: string }

const isId = ({ name }: DescField) => /(?:^|_)ids?$/.test(name) || name === 'remove_block'

function idOf(field: DescField, ids: ChosenIds): unknown {
  const id = DECIMAL.test(field.name) ? ids.decimal : ids.uuid
  return field.fieldKind === 'list' ? [id] : id
}

function valueOf(field: DescField, ids: ChosenIds, depth: number): unknown {
  if (field.fieldKind === 'message') {
    if (field.message.typeName !== 'google.protobuf.Timestamp')
      return depth > 2 ? undefined : requestOf(field.message, ids, depth + 1)
    return /end|until/.test(field.name) ? '2026-12-01T08:00:00Z' : '2026-12-01T00:00:00Z'
  }
  const given = VALUES[field.name]
  if (given !== undefined) return given
  if (isId(field) || DECIMAL.test(field.name)) return idOf(field, ids)
  if (field.fieldKind === 'list') return []
  if (field.fieldKind === 'map') return {}
  if (field.fieldKind === 'enum') return field.enum.values[1]?.name
  if (field.name.endsWith('_key')) return crypto.randomUUID()
  if (field.scalar === ScalarType.STRING) return 'ありがとうございました。'
  return field.scalar === ScalarType.BOOL ? true : 1
}

/** What cannot be made up of names. */
const MORE: Readonly<Record<string, (ids: ChosenIds) => Record<string, unknown>>> = {
  'dp.hospital.HospitalListings/PublishDrafts': () => ({ drafts: [{ ref: 'S-0000001', version: 0 }] }),
  'dp.hospital.HospitalListings/ConfirmListings': () => ({ listing_numbers: ['S-0000001'] }),
  'dp.hospital.HospitalListings/SaveDraft': () => ({ part: 'time' }),
  'dp.hospital.HospitalPayments/MarkPaid': ({ uuid }) => ({ payments: [{ work_ids: [uuid] }] }),
  'dp.hospital.RehireOffers/OfferRehire': ({ decimal }) => ({
    spot_work_ids: [decimal],
    days: 3,
    premium_yen: 0,
  }),
  'dp.hospital.HospitalProfile/SaveProfile': () => ({ profile: PROFILE, guide: GUIDE }),
  'dp.hospital.Weather/DeclareWeather': () => ({ day: '2026-11-22' }),
  'dp.notice.Notices/ListNotices': () => ({ side: 'NOTICE_SIDE_HOSPITAL', limit: 0 }),
  'dp.notice.Notices/MarkNoticesRead': () => ({ side: 'NOTICE_SIDE_HOSPITAL' }),
  'dp.staff.Audit/ListEntries': () => ({ from: '2026-11-20', to: '2026-11-21', after: '' }),
  'dp.staff.StaffHospitals/GetHospital': ({ decimal }) => ({ id: decimal }),
  'dp.staff.StaffHospitals/DecideHospital': ({ decimal }) => ({ id: decimal }),
  'dp.staff.StaffHospitals/InviteOwner': ({ decimal }) => ({ id: decimal, address: 'owner@example.jp' }),
  'dp.staff.ServiceAlerts/EndAlert': ({ decimal }) => ({ id: decimal }),
  'dp.staff.ListingReviews/DecideReview': () => ({ version: '1' }),
  'dp.user.User/CreateActivity': () => ({ version: 1, events: [] }),
}

function requestOf(input: DescMessage, ids: ChosenIds, depth: number, choice = 0): Record<string, unknown> {
  const chosen = input.fields.filter(({ oneof }) => !oneof || oneof.fields.length === 1)
  const alternatives = input.oneofs.flatMap(({ fields }) =>
    fields.length > 1 ? fields.slice(choice % fields.length, (choice % fields.length) + 1) : [],
  )
  return Object.fromEntries(
    [...chosen, ...alternatives].map((field) => [field.name, valueOf(field, ids, depth)]),
  )
}

const newIds = (): ChosenIds => ({ uuid: crypto.randomUUID(), decimal: '1' })

/** Well-formed requests of a method, made of its descriptor: one for each alternative of what is asked. */
export function requestsOfMethod({ path, input }: RpcMethodName, ids = newIds()): Record<string, unknown>[] {
  const most = Math.max(1, ...input.oneofs.map(({ fields }) => fields.length))
  return Array.from({ length: most }, (_, choice) => ({
    ...requestOf(input, ids, 0, choice),
    ...MORE[path]?.(ids),
  }))
}

/** Whether a request of the method names something by an id of its own. */
export const namesAnId = ({ input }: RpcMethodName): boolean =>
  input.fields.some(
    (field) => isId(field) || (field.fieldKind === 'message' && field.message.fields.some(isId)),
  )

/** A well-formed request of a method of the hospital. */
export const hospitalRequest = (one: RpcMethodName, hospitalId: number) => ({
  ...requestsOfMethod(one)[0],
  ...(one.input.fields.some(({ name }) => name === 'hospital_id') && { hospital_id: String(hospitalId) }),
})
