/** A strict reader of calendar files (RFC 5545, 3.1 to 3.6.1): throws on whatever the grammar does not allow. */

const LINE_OCTETS = 75
const CONTENT_LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\p{Cc}]*)$/u
const LOCAL = /^\d{8}T(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/
const UTC = /^\d{8}T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'URL', 'STATUS', 'SEQUENCE']
/** What the parameters of a property may say. */
const PARAMETERS: Readonly<Record<string, string>> = {
  URL: ';VALUE=URI',
  'REFRESH-INTERVAL': ';VALUE=DURATION',
  DTSTART: ';TZID=Asia/Tokyo',
  DTEND: ';TZID=Asia/Tokyo',
}

function demand(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Error(`not a calendar file: ${rule}`)
}

/** The physical lines, each held against the limits, joined where they were folded. */
function unfold(bytes: Uint8Array): string[] {
  const whole = Buffer.from(bytes).toString('latin1')
  demand(whole.endsWith('\r\n'), 'the last line has an end')
  demand(!/\r(?!\n)|(?<!\r)\n/.test(whole), 'every line ends with CRLF')
  const lines = whole.slice(0, -2).split('\r\n')
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (const line of lines) {
    demand(line.length > 0, 'no line is empty')
    demand(line.length <= LINE_OCTETS, `a line has at most ${LINE_OCTETS} octets`)
    // Folding may divide a character by the letter of the RFC; readers that do not expect it break.
    strict.decode(Buffer.from(line, 'latin1'))
  }
  return strict.decode(bytes).slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
}

/** A TEXT value, its escapes resolved. */
function readText(value: string): string {
  demand(/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value), `TEXT is escaped: ${value}`)
  return value.replaceAll(/\\(.)/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  )
}

function readInstant(value: string): Date {
  demand(UTC.test(value), `a UTC date-time: ${value}`)
  return new Date(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** A local date-time of the zone that the file describes: +09:00 at all times. */
function readTokyo(value: string): Date {
  demand(LOCAL.test(value), `a local date-time: ${value}`)
  return new Date(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+09:00'))
}

type Property = { name: string; parameters: string; value: string }

/** The components of a kind, each with its properties; none within another of the kind. */
function componentsOf(properties: readonly Property[], kind: string): Property[][] {
  const found: Property[][] = []
  let open: Property[] | null = null
  for (const property of properties) {
    const frame = `${property.name}:${property.value}`
    if (frame === `BEGIN:${kind}`) {
      demand(open === null, `${kind} is closed before another`)
      open = []
    } else if (frame === `END:${kind}`) {
      demand(open !== null, `${kind} is open before its end`)
      found.push(open)
      open = null
    } else open?.push(property)
  }
  demand(open === null, `${kind} has an end`)
  return found
}

const valueIn = (event: readonly Property[], name: string): string => {
  const found = event.filter((one) => one.name === name)
  demand(found.length === 1, `${name} once`)
  return found[0]?.value ?? ''
}

function readEvent(event: readonly Property[]) {
  for (const name of ONCE) valueIn(event, name)
  for (const { name, parameters } of event)
    demand(parameters === (PARAMETERS[name] ?? ''), `parameters of ${name}: ${parameters}`)
  const optional = (name: string) =>
    event.some((one) => one.name === name) ? readText(valueIn(event, name)) : ''
  const start = readTokyo(valueIn(event, 'DTSTART'))
  const end = readTokyo(valueIn(event, 'DTEND'))
  demand(end > start, 'DTEND is later than DTSTART')
  const sequence = valueIn(event, 'SEQUENCE')
  demand(/^\d+$/.test(sequence), `a whole SEQUENCE: ${sequence}`)
  return {
    uid: readText(valueIn(event, 'UID')),
    revisedAt: readInstant(valueIn(event, 'DTSTAMP')),
    sequence: Number(sequence),
    start,
    end,
    summary: readText(valueIn(event, 'SUMMARY')),
    location: optional('LOCATION'),
    description: optional('DESCRIPTION'),
    url: new URL(valueIn(event, 'URL')).href,
    status: valueIn(event, 'STATUS'),
  }
}

/** All events of a file; their UIDs differ. */
export function readCalendar(bytes: Uint8Array) {
  const properties = unfold(bytes).map((line) => {
    const [, name, parameters, value] = CONTENT_LINE.exec(line) ?? []
    demand(name !== undefined && value !== undefined, `a content line: ${line}`)
    return { name, parameters: parameters ?? '', value }
  })
  const frame = properties.map(({ name, value }) => `${name}:${value}`)
  demand(frame[0] === 'BEGIN:VCALENDAR' && frame.at(-1) === 'END:VCALENDAR', 'nothing around the calendar')
  for (const name of ['PRODID', 'VERSION'])
    demand(properties.filter((one) => one.name === name).length === 1, `${name} once`)
  const events = componentsOf(properties, 'VEVENT').map(readEvent)
  const zones = componentsOf(properties, 'VTIMEZONE')
  demand(events.length === 0 || zones.length === 1, 'the zone is described once')
  for (const zone of zones) {
    demand(valueIn(zone, 'TZID') === 'Asia/Tokyo', 'the zone is that of the times')
    demand(valueIn(zone, 'TZOFFSETTO') === '+0900', 'nine hours before UTC')
  }
  demand(new Set(events.map(({ uid }) => uid)).size === events.length, 'a UID each')
  return events
}

/** The one event of a file. */
export function readCalendarFile(bytes: Uint8Array) {
  const [event, ...others] = readCalendar(bytes)
  demand(event !== undefined && others.length === 0, 'one event in one calendar')
  return event
}
