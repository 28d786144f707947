import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const script = `
  import { dayKind } from '#app/domain/text/day-kind.ts'
  import { tokyoDay, tokyoText, tokyoInstant } from '#app/domain/text/tokyo-time.ts'
  const days = ['2026-01-01', '2026-05-06', '2026-09-22', '2026-11-03', '2026-11-21', '2026-11-22', '2026-11-24', '2027-03-22']
  console.log(JSON.stringify([days.map(dayKind), tokyoDay(new Date('2026-12-31T15:00:00Z')), tokyoText(tokyoInstant('2026-03-08', 1500))]))
`

test.each(['UTC', 'Asia/Tokyo', 'America/New_York'])('days are Tokyo days on a machine in %s', (zone) => {
  const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual([
    ['HOLIDAY', 'HOLIDAY', 'HOLIDAY', 'HOLIDAY', 'SATURDAY', 'SUNDAY', 'WEEKDAY', 'HOLIDAY'],
    '2027-01-01',
    '2026-03-09T01:00:00+09:00',
  ])
})
