/** A strict reader of calendar files (RFC 5545, 3.1 to 3.6.1): throws on whatever the grammar does not allow. */

const LINE_OCTETS = 75
const CONTENT_LINE = /^([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\p{Cc}]*)$/u
const UTC = /^\d{8}T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'LOCATION', 'URL', 'STATUS']

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

/** The one event of a file. */
export function readCalendarFile(bytes: Uint8Array) {
  const properties = unfold(bytes).map((line) => {
    const [, name, parameters, value] = CONTENT_LINE.exec(line) ?? []
    demand(name !== undefined && value !== undefined, `a content line: ${line}`)
    // The parameter says what a URL is without it.
    demand(parameters === '' || (name === 'URL' && parameters === ';VALUE=URI'), `no parameters: ${line}`)
    return { name, value }
  })
  const frame = properties.map(({ name, value }) =>
    name === 'BEGIN' || name === 'END' ? `${name}:${value}` : '',
  )
  demand(
    frame.filter(Boolean).join() === 'BEGIN:VCALENDAR,BEGIN:VEVENT,END:VEVENT,END:VCALENDAR',
    'one event in one calendar',
  )
  demand(frame[0] === 'BEGIN:VCALENDAR' && frame.at(-1) === 'END:VCALENDAR', 'nothing around the calendar')
  const begin = frame.indexOf('BEGIN:VEVENT')
  const calendar = properties.slice(1, begin)
  for (const name of ['PRODID', 'VERSION'])
    demand(calendar.filter((one) => one.name === name).length === 1, `${name} once`)
  const event = properties.slice(begin + 1, frame.indexOf('END:VEVENT'))
  const valueOf = (name: string): string => {
    const found = event.filter((one) => one.name === name)
    demand(found.length === 1, `${name} once`)
    return found[0]?.value ?? ''
  }
  for (const name of ONCE) valueOf(name)
  const isDescribed = event.some(({ name }) => name === 'DESCRIPTION')
  const start = readInstant(valueOf('DTSTART'))
  const end = readInstant(valueOf('DTEND'))
  demand(end > start, 'DTEND is later than DTSTART')
  return {
    uid: readText(valueOf('UID')),
    made: readInstant(valueOf('DTSTAMP')),
    start,
    end,
    summary: readText(valueOf('SUMMARY')),
    location: readText(valueOf('LOCATION')),
    description: isDescribed ? readText(valueOf('DESCRIPTION')) : '',
    url: new URL(valueOf('URL')).href,
    status: valueOf('STATUS'),
  }
}
