import { expect, test } from 'vitest'
import { foundText, placeText, sharedPart } from '#app/features/registration/found-places.ts'
import { findPlaces } from '#app/services/postal/postal-address.server.ts'

test('a postal code of two prefectures has both places, and they share nothing', async () => {
  const places = await findPlaces('6180000')
  expect(places).toEqual([
    { prefecture: '京都府', city: '乙訓郡大山崎町', area: '' },
    { prefecture: '大阪府', city: '三島郡島本町', area: '' },
  ])
  expect(sharedPart(places)).toEqual({ prefecture: '', city: '', area: '' })
  expect(foundText(places.length, false)).toContain('2か所')
})

test('a postal code of several towns shares prefecture and municipality', async () => {
  const places = await findPlaces('9896712')
  expect(places.length).toBeGreaterThan(10)
  expect(sharedPart(places)).toEqual({ prefecture: '宮城県', city: '大崎市', area: '' })
})

test('a postal code of one place is filled whole, an unknown one has none', async () => {
  const places = await findPlaces('1000001')
  expect(sharedPart(places)).toEqual({ prefecture: '東京都', city: '千代田区', area: '千代田' })
  expect(await findPlaces('0000000')).toEqual([])
  expect(placeText({ prefecture: 'TOKYO', city: '千代田区', area: '千代田' })).toBe('東京都千代田区千代田')
})
