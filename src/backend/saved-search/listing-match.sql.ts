import { sql, type SQL } from 'drizzle-orm'
import { SAVED_CRITERIA, type CriterionName } from '../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import { besideHospital, FENCE, meaningsOf } from '../database/criterion-meaning.sql.ts'
import { hasWorkedAt } from '../database/experience.sql.ts'
import type { Case, Meaning, Moment } from '../database/meaning.ts'
import type { ExperienceSql } from '../database/requirements-met.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { savedSearch } from '../database/schema/doctor/saved-search.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

const TABLE = { spot: spotWork, regular: regularWork }

/** Column of `listing` with the listing's value, or values, of a criterion. */
const has = (name: CriterionName): SQL => sql.raw(`"has_${name}"`)

type ListingMoment = Omit<Moment, 'experience'>

function factOf(meaning: Meaning, moment: ListingMoment): SQL {
  switch (meaning.how) {
    case 'cases': {
      const words = Object.entries(meaning.cases).flatMap(([word, one]) => {
        if (typeof one !== 'function' && 'ofDoctor' in one) return []
        const condition = typeof one === 'function' ? one(moment) : one.of
        return sql`case when ${condition} then ${sql.raw(`'${word}'`)} end`
      })
      return sql`array_remove(array[${sql.join(words, sql`, `)}], null)`
    }
    case 'day':
      return sql`null`
    case 'value':
      return sql`${meaning.of}::text`
    case 'word':
    case 'words':
    case 'holds':
    case 'limit':
      return meaning.of
  }
}

/**
 * A lateral join `listing` with a listing's values of all criteria, computed once per listing, not per
 * search.
 */
export function listingWithFacts(kind: SearchKind, now: Date, pays: UsualPays): SQL {
  const facts = meaningsOf(kind).map(
    ({ name, meaning }) => sql`${factOf(meaning, { kind, now, pays })} as ${has(name)}`,
  )
  return sql`(select listing.*, ${sql.join(facts, sql`, `)} from ${TABLE[kind]} listing ${besideHospital()}
    where listing.id = ${TABLE[kind].id} ${FENCE}) listing`
}

const { criteria, beyond } = savedSearch

/** The JSON array of a criterion in a saved search; null when it is not set. */
const asked = (name: CriterionName): SQL =>
  sql`${Object.hasOwn(SAVED_CRITERIA, name) ? criteria : beyond} -> ${sql.raw(`'${name}'`)}`

/** What the profile and the works of the saved search's doctor say. */
const experience: ExperienceSql = {
  licenceDate: sql`own.licence_date`,
  specialties: sql`coalesce(own.specialties, '{}')`,
  skills: sql`coalesce(own.skills, '{}')`,
  hasWorkedHere: hasWorkedAt(sql`who.id`, sql`listing.hospital_id`),
}
const ofItsDoctor = (condition: SQL) => sql`(select ${condition} from ${doctor} who
  left join ${doctorProfile} own on own.doctor_id = who.id where who.id = ${savedSearch.doctorId})`

function everyCase(kind: SearchKind, name: CriterionName, cases: Readonly<Record<string, Case>>): SQL {
  const ofDoctor = Object.entries(cases).flatMap(([word, one]) =>
    typeof one !== 'function' && 'ofDoctor' in one
      ? [{ word, condition: one.ofDoctor({ kind, experience }) }]
      : [],
  )
  const words = sql.param(ofDoctor.map(({ word }) => word))
  return sql.join(
    [
      sql`((${asked(name)}) - ${words}::text[]) <@ to_jsonb(${has(name)})`,
      ...ofDoctor.map(
        ({ word, condition }) => sql`(not (${asked(name)}) ? ${word}::text or ${ofItsDoctor(condition)})`,
      ),
    ],
    sql` and `,
  )
}

function isMet(kind: SearchKind, name: CriterionName, meaning: Meaning): SQL {
  switch (meaning.how) {
    case 'word':
    case 'value':
      return sql`${asked(name)} ? ${has(name)}`
    case 'words':
      return sql`${asked(name)} ?| ${has(name)}`
    case 'cases':
      return meaning.every ? everyCase(kind, name, meaning.cases) : sql`${asked(name)} ?| ${has(name)}`
    case 'holds':
      return has(name)
    case 'limit':
      return sql`${has(name)} ${sql.raw(meaning.side === 'least' ? '>=' : '<=')} (${asked(name)} #>> '{}')::${sql.raw(meaning.type)}`
    case 'day':
      return sql`exists (select from jsonb_array_elements_text(${asked(name)}) named(text),
        lateral (select named.text::date as day) asked where ${meaning.of})`
  }
}

/** Prefectures and cities are one criterion: a city narrows its own prefecture (`placesAsked`). */
const LIES_THERE = sql`(
  (${asked('prefectures')} is null and ${asked('cities')} is null)
  or ${asked('cities')} ? ${has('cities')}
  or (${asked('prefectures')} ? ${has('prefectures')} and not exists (
    select from jsonb_array_elements_text(coalesce(${asked('cities')}, '[]')) named(key)
    where starts_with(named.key, ${has('prefectures')} || '-'))))`

/**
 * Condition: a listing joined by `listingWithFacts` matches a saved search. The inverse of a search: one
 * listing against many searches; `saved-search-exact.test.ts` compares the two.
 */
export const meetsSearch = (kind: SearchKind): SQL =>
  sql.join(
    [
      LIES_THERE,
      ...meaningsOf(kind)
        .filter(({ name }) => name !== 'prefectures' && name !== 'cities')
        .map(({ name, meaning }) => sql`(${asked(name)} is null or (${isMet(kind, name, meaning)}))`),
    ],
    sql` and `,
  )
