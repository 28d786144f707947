import ICAL from 'ical.js'
import { wallTime, type WallTime } from './calendar-time.ts'

/** A property as ical.js reads it: times as «2026-12-01T08:30:00», rules as they were written. */
export type Property = { zone: string | null; kind: string; values: readonly string[] }
export type Properties = ReadonlyMap<string, readonly Property[]>

/** A longer line is none of a roster; ical.js would need long for it. */
const LONGEST_LINE = 20_000

/** The properties of a component by their names in lower case; null where ical.js refuses one. */
export function propertiesOf(lines: readonly string[]): Properties | null {
  if (lines.some((line) => line.length > LONGEST_LINE)) return null
  const properties = new Map<string, Property[]>()
  try {
    for (const line of lines) {
      const property = ICAL.Property.fromString(asWritten(line))
      const zone = property.getParameter('tzid')
      properties.set(property.name, [
        ...(properties.get(property.name) ?? []),
        {
          zone: typeof zone === 'string' ? zone : null,
          kind: property.type,
          values: valuesOf(property.jCal.slice(3)),
        },
      ])
    }
    return properties
  } catch {
    return null
  }
}

/** A line that ical.js reads as it was meant: it completes rules in silence, and cuts the time from what is called a date. */
const asWritten = (line: string): string =>
  quotedZone(line)
    .replace(/^(RRULE|EXRULE)(?=[;:])/i, '$1;VALUE=TEXT')
    .replace(/;VALUE=DATE(?=[;:].*?\d{8}T\d{6})/i, '')

/** A name of a zone with a colon that stands without quotes: the last colon before figures ends it. */
const quotedZone = (line: string): string =>
  line.replace(/;TZID=([^";]{1,120}:[^";]{1,120}?):(?=\d{8}(?:T\d{6}Z?)?(?:,|$))/i, ';TZID="$1":')

/** A period is a list of its start, and its end or length. */
const valuesOf = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => (Array.isArray(value) ? [value.join('/')] : [String(value)]))

/** The first value of a property, empty without one. */
export const textOf = (properties: Properties | null, name: string): string =>
  properties?.get(name)?.[0]?.values[0]?.trim() ?? ''

/** The first time of a property; null for a text that is none. */
export const timeIn = ({ values }: Property): WallTime | null => wallTime(values[0] ?? '')
