import { expect, it } from 'vitest'
import { clickEventOf } from '#app/domain/visit/tracking-event.ts'

it('names where the doctor came from, every param and whether somebody is signed in', () => {
  expect(clickEventOf({ pathname: '/spot/12', search: '?tCrd=m&tSrc=d', isAnonymous: true })).toEqual({
    id: 'show-listing-detail',
    actionType: 'click',
    coordinateName: 'mail',
    additionalProps: {
      path: '/spot/12?tCrd=m&tSrc=d',
      pathname: '/spot/12',
      search: '?tCrd=m&tSrc=d',
      params_tCrd: 'm',
      params_tSrc: 'd',
      source: 'recommend_from_declined',
      isAnonymous: 'true',
    },
  })
})

it('of a page that is no listing is unspecified', () => {
  expect(clickEventOf({ pathname: '/spot/x', search: '?tCrd=m', isAnonymous: false })?.id).toBe('unspecified')
})

it('knows the LINE message, and a link without a source', () => {
  const event = clickEventOf({ pathname: '/spot/12', search: '?tCrd=l', isAnonymous: false })
  expect(event).toMatchObject({
    coordinateName: 'line',
    additionalProps: { source: '', isAnonymous: 'false' },
  })
})

it.each(['', '?tSrc=r', '?tCrd=x', '?tCrd=constructor'])('is nothing for %j', (search) => {
  expect(clickEventOf({ pathname: '/spot/12', search, isAnonymous: true })).toBeNull()
})
