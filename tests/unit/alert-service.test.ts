import { expect, test } from 'vitest'
import { ALERT_SERVICE, isServiceOfPage } from '#app/domain/staff/alert-service.ts'

test.each<[pathname: string, services: string[]]>([
  ['/', ['search']],
  ['/search/spot/result', ['search']],
  ['/spot/12', ['search']],
  ['/spot/12/message', ['search', 'message']],
  ['/regular/7/schedule', ['search', 'work']],
  ['/work/12/survey', ['work']],
  ['/work-performance', ['work']],
  ['/application/spot', ['work']],
  ['/profile/bank', ['account']],
  ['/login', ['account']],
  ['/hospital', ['hospital']],
  ['/hospital/login', ['account', 'hospital']],
  ['/hospital/messages/1', ['message', 'hospital']],
  ['/staff', []],
  ['/workshop', []],
])('an alert shows on %s when it is about one of %j, or about all', (pathname, services) => {
  const shown = Object.keys(ALERT_SERVICE).filter((service) => isServiceOfPage(service, pathname))
  expect(shown).toEqual(['all', ...services])
})

test('an alert of a service that is not ours shows nowhere', () => {
  for (const service of ['parking', '', 'constructor'])
    expect(isServiceOfPage(service, '/search/spot')).toBe(false)
})
