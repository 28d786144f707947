import { describe, expect, it } from 'vitest'
import { backTarget, recordLocation, type RecordedLocation } from '#app/domain/visit/navigation-history.ts'

const at = (pathname: string, query = ''): RecordedLocation => ({ pathname, query })

describe('recordLocation', () => {
  it('puts a new location first', () => {
    expect(recordLocation([at('/search/spot')], at('/spot/1'))).toEqual([at('/spot/1'), at('/search/spot')])
  })

  it('keeps ten at most', () => {
    const history = Array.from({ length: 10 }, (_, index) => at(`/spot/${index}`))
    const recorded = recordLocation(history, at('/spot/10'))
    expect(recorded).toHaveLength(10)
    expect(recorded[0]).toEqual(at('/spot/10'))
    expect(recorded.at(-1)).toEqual(at('/spot/8'))
  })

  it('adds nothing when neither path nor query differ from the latest', () => {
    const history = [at('/search/spot/result', '?minimumFee=80000')]
    expect(recordLocation(history, at('/search/spot/result', '?minimumFee=80000'))).toBe(history)
  })

  it('adds the same path with another query', () => {
    const history = [at('/search/spot/result', '?minimumFee=80000')]
    expect(recordLocation(history, at('/search/spot/result'))).toHaveLength(2)
  })

  it('adds a location again that is not the latest', () => {
    expect(recordLocation([at('/spot/1'), at('/')], at('/'))).toHaveLength(3)
  })
})

describe('backTarget', () => {
  it('is the previous page when more than one is recorded', () => {
    const history = [at('/spot/1'), at('/search/spot/result', '?prefectures=TOKYO')]
    expect(backTarget(history, '/work/applied')).toEqual({
      previous: true,
      path: '/search/spot/result?prefectures=TOKYO',
    })
  })

  it('is the fallback when only this page is recorded', () => {
    expect(backTarget([at('/spot/1')], '/work/applied')).toEqual({ previous: false, path: '/work/applied' })
  })
})
