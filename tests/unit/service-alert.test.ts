import { describe, expect, it } from 'vitest'
import { alertDateText, alertKey, readAlerts, safeLink } from '#app/features/alert/service-alert.ts'

const alert = {
  status: 'investigating',
  description: '検索に時間がかかっています',
  date: '2026-11-21',
  service: 'all',
}

describe('readAlerts', () => {
  it('keeps what it can read', () => {
    expect(readAlerts([alert, { description: 1 }, null, { ...alert, link: 5 }])).toEqual([
      { ...alert, link: undefined },
      { ...alert, link: undefined },
    ])
  })

  it('refuses what is not a list', () => {
    expect(() => readAlerts({ alerts: [] })).toThrow(TypeError)
  })
})

describe('alertKey', () => {
  it('is the date and the description', () => {
    const [read] = readAlerts([alert])
    expect(read && alertKey(read)).toBe('2026-11-21検索に時間がかかっています')
  })
})

describe('safeLink', () => {
  it.each([
    ['https://status.example/1', 'https://status.example/1'],
    ['http://status.example/1', undefined],
    ['javascript:alert(1)', undefined],
    ['/spot/1', undefined],
    [undefined, undefined],
  ])('of %s is %s', (link, expected) => {
    expect(safeLink(link)).toBe(expected)
  })
})

describe('alertDateText', () => {
  it.each([
    ['2026-11-21T12:00:00+09:00', '11/21(土) 12:00'],
    ['2026-11-21', '11/21(土)'],
    ['昨日', '昨日'],
  ])('of %s is %s', (date, expected) => {
    expect(alertDateText(date)).toBe(expected)
  })
})
