import ICAL from 'ical.js'

/**
 * A calendar file as a program reads it that shares no line with the writer: ical.js unfolds, resolves escapes, and computes
 * instants by the rules of the file's own VTIMEZONE.
 */
export function readByLibrary(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone(component)
      return [zone.tzid, zone]
    }),
  )
  const instantOf = (component: ICAL.Component, name: string): Date => {
    const property = component.getFirstProperty(name)
    const value = property?.getFirstValue()
    if (!property || !(value instanceof ICAL.Time)) throw new Error(`${name} is no time`)
    if (value.zone === ICAL.Timezone.utcTimezone) return value.toJSDate()
    const zone = zones.get(String(property.getFirstParameter('tzid')))
    if (!zone) throw new Error(`${name} is of a zone that the file does not describe`)
    value.zone = zone
    return new Date(value.toUnixTime() * 1_000)
  }
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
    return {
      uid: event.uid,
      revisedAt: instantOf(component, 'dtstamp'),
      sequence: Number(event.sequence),
      start: instantOf(component, 'dtstart'),
      end: instantOf(component, 'dtend'),
      summary: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      url: word('url'),
      status: word('status'),
    }
  })
}
