import { CLINICAL_DEPARTMENT } from '../../../domain/doctor/clinical-department.ts'
import { SHIFT_PATTERN } from '../../../domain/listing/listing-words.ts'
import { KIND_WORD, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { PREFECTURE } from '../../../domain/text/prefecture.ts'
import { workRows } from './condition-rows.tsx'
import type { HospitalFacts } from '../listing-facts.fragment.ts'
import type { ListingDetail } from './listing-detail.fragment.ts'

/** https://schema.org/JobPosting: what a visitor reads on the page of an open listing, for search engines. */
export type JobPosting = ReturnType<typeof jobPosting>

const EMPLOYMENT_TYPE = { spot: 'TEMPORARY', regular: 'PART_TIME' } as const satisfies Record<
  SearchKind,
  string
>

/** Search engines know no pay per shift: up to a day it is one per day. */
const LONGEST_DAY_MINUTES = 24 * 60

type Posted = {
  kind: SearchKind
  /** Days and hours, in words. */
  when: string
  /** Length of the shift, with breaks. */
  minutes: number
  listing: ListingDetail
}

export function jobPosting({ kind, when, minutes, listing }: Posted) {
  const { detail, fee, hourlyFee, hospital, shiftPattern, clinicalDepartments } = listing
  const departments = clinicalDepartments.map((one) => CLINICAL_DEPARTMENT[one])
  const isHourly = detail.feeKind === 'HOURLY' || minutes > LONGEST_DAY_MINUTES
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: `医師(${[...departments.slice(0, 3), SHIFT_PATTERN[shiftPattern], KIND_WORD[kind]].join('・')})`,
    description: asHtml(detail.description, [['勤務', when], ...workRows(listing)]),
    identifier: { '@type': 'PropertyValue', name: hospital.name, value: listing.listingNumber },
    datePosted: listing.publishTime,
    validThrough: listing.applicationDeadline,
    employmentType: EMPLOYMENT_TYPE[kind],
    workHours: when,
    totalJobOpenings: listing.slots - listing.filledSlots,
    hiringOrganization: { '@type': 'Organization', name: hospital.name },
    jobLocation: { '@type': 'Place', address: postalAddress(hospital) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JPY',
      value: {
        '@type': 'QuantitativeValue',
        value: isHourly ? hourlyFee : fee,
        unitText: isHourly ? 'HOUR' : 'DAY',
      },
    },
    // The doctor applies on our pages, and types nothing twice.
    directApply: true,
  }
}

/** The hospital's address as a street: without the prefecture and the city, which have fields of their own. */
function postalAddress({ prefecture, city, address }: HospitalFacts) {
  const region = PREFECTURE[prefecture]
  const inRegion = address.startsWith(region) ? address.slice(region.length) : address
  return {
    '@type': 'PostalAddress',
    addressCountry: 'JP',
    addressRegion: region,
    addressLocality: city,
    streetAddress: inRegion.startsWith(city) ? inRegion.slice(city.length) : inRegion,
  }
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The description of a posting is HTML; what the hospital wrote is text. */
const asHtml = (
  description: string,
  rows: readonly (readonly [term: string, text: string | null, ...unknown[]])[],
) =>
  [description, ...rows.flatMap(([term, text]) => (text ? [`${term}: ${text}`] : []))]
    .join('\n')
    .replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)
    .replace(/\n+/g, '<br>')
