import type { DescField, DescFile, DescMessage, DescMethod } from '@bufbuild/protobuf'
import { ScalarType } from '@bufbuild/protobuf'
import { GUIDE, PROFILE } from './hospital-profiles.ts'

/** The files of the contract that have services, as the generator writes them. */
const FILES = import.meta.glob<Record<string, unknown>>('../../src/contract/gen/*_pb.ts', { eager: true })

const isFile = (one: unknown): one is DescFile =>
  typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'file'

/** Every method of every service. */
const methods: DescMethod[] = Object.values(FILES)
  .flatMap((module) => Object.values(module))
  .filter(isFile)
  .flatMap(({ services }) => services)
  .flatMap((service) => service.methods)

const named = ({ parent, name }: DescMethod) => `${parent.typeName}/${name}`

export type HospitalMethod = { path: string; input: DescMessage }

/** The methods that hospitals' members call, in `dp.hospital` and their notices. */
export const hospitalMethods: HospitalMethod[] = methods
  .filter(
    ({ parent }) => parent.typeName.startsWith('dp.hospital.') || parent.typeName === 'dp.notice.Notices',
  )
  .map((method) => ({ path: named(method), input: method.input }))

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
}

function valueOf(field: DescField, depth: number): unknown {
  if (field.fieldKind === 'message') {
    if (field.message.typeName !== 'google.protobuf.Timestamp')
      return depth > 2 ? undefined : requestOf(field.message, depth + 1)
    return /end|until/.test(field.name) ? '2026-12-01T08:00:00Z' : '2026-12-01T00:00:00Z'
  }
  const given = VALUES[field.name]
  if (given !== undefined) return given
  if (field.fieldKind === 'list') return []
  if (field.fieldKind === 'map') return {}
  if (field.fieldKind === 'enum') return field.enum.values[1]?.name
  if (field.name.endsWith('id') || field.name.endsWith('_key')) return crypto.randomUUID()
  if (field.scalar === ScalarType.STRING) return 'ありがとうございました。'
  return field.scalar === ScalarType.BOOL ? true : 1
}

/** What cannot be made up of names. */
const MORE: Readonly<Record<string, Record<string, unknown>>> = {
  'dp.hospital.HospitalListings/PublishDrafts': { drafts: [{ ref: 'S-0000001', version: 0 }] },
  'dp.hospital.HospitalListings/ConfirmListings': { listing_numbers: ['S-0000001'] },
  'dp.hospital.HospitalListings/SaveDraft': { part: 'time' },
  'dp.hospital.HospitalPayments/MarkPaid': { payments: [{ work_ids: [crypto.randomUUID()] }] },
  'dp.hospital.RehireOffers/OfferRehire': { spot_work_ids: ['1'], days: 3, premium_yen: 0 },
  'dp.hospital.HospitalProfile/SaveProfile': { profile: PROFILE, guide: GUIDE },
  'dp.notice.Notices/ListNotices': { side: 'NOTICE_SIDE_HOSPITAL', limit: 0 },
  'dp.notice.Notices/MarkNoticesRead': { side: 'NOTICE_SIDE_HOSPITAL' },
}

const requestOf = (input: DescMessage, depth = 0): Record<string, unknown> => {
  const chosen = input.fields.filter(({ oneof }) => !oneof || oneof.fields.length === 1)
  const firsts = input.oneofs.flatMap(({ fields }) => (fields.length > 1 ? fields.slice(0, 1) : []))
  return Object.fromEntries([...chosen, ...firsts].map((field) => [field.name, valueOf(field, depth)]))
}

/** A well-formed request of a method of the hospital, made of its descriptor. */
export const hospitalRequest = ({ path, input }: HospitalMethod, hospitalId: number) => ({
  ...requestOf(input),
  ...MORE[path],
  ...(input.fields.some(({ name }) => name === 'hospital_id') && { hospital_id: String(hospitalId) }),
})
