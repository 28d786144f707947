/** A property of an iCalendar file (RFC 5545): name and params in upper case. */
export type Property = { name: string; params: ReadonlyMap<string, string>; value: string }

const LINE = /^([A-Za-z0-9-]+)((?:;[^":;]*(?:"[^"]*"[^":;]*)*)*):(.*)$/
const PARAM = /;([A-Za-z0-9-]+)=("[^"]*"|[^";]*)/g

function propertyOf(line: string): Property | null {
  const [, name, params = '', value = ''] = LINE.exec(line) ?? []
  if (name === undefined) return null
  return {
    name: name.toUpperCase(),
    params: new Map(
      Array.from(params.matchAll(PARAM), ([, key = '', text = '']) => [
        key.toUpperCase(),
        text.replace(/^"|"$/g, ''),
      ]),
    ),
    value: value.trim(),
  }
}

export type CalendarEvent = readonly Property[]

/** The events of a file, without what stands in their alarms; null for a file that is not a whole calendar. */
export function eventsOf(text: string): CalendarEvent[] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  if (lines[0]?.toUpperCase() !== 'BEGIN:VCALENDAR') return null
  const events: CalendarEvent[] = []
  /** The components that are open, the innermost last. */
  const open: string[] = []
  let event: Property[] = []
  for (const line of lines) {
    const property = propertyOf(line)
    // Lenient where exporters are sloppy: a line that is none tells nothing.
    if (!property) continue
    if (property.name === 'BEGIN') {
      open.push(property.value.toUpperCase())
      if (open.at(-1) === 'VEVENT') event = []
    } else if (property.name === 'END') {
      const component = open.pop()
      if (component !== property.value.toUpperCase()) return null
      if (component === 'VEVENT') events.push(event)
    } else if (open.at(-1) === 'VEVENT') event.push(property)
  }
  return open.length === 0 ? events : null
}

export const firstOf = (event: CalendarEvent, name: string): Property | undefined =>
  event.find((property) => property.name === name)
