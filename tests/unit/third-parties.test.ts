import { expect, test } from 'vitest'
import { CONSENT_IDS, SCRIPT_IDS } from '#app/domain/third-party/script-ids.ts'
import { PARTY_IDS, THIRD_PARTIES, partyOf } from '#app/domain/third-party/third-parties.ts'

test('every third party is listed, each with a setting of its own', () => {
  expect(PARTY_IDS.toSorted()).toEqual(Object.keys(THIRD_PARTIES).toSorted())
  expect(new Set(PARTY_IDS.map((id) => partyOf(id).setting)).size).toBe(PARTY_IDS.length)
})

test('who asks for consent is who is asked about, and a script has a host', () => {
  expect(PARTY_IDS.filter((id) => partyOf(id).asksConsent)).toEqual([...CONSENT_IDS])
  for (const id of SCRIPT_IDS) expect(partyOf(id).hosts['script-src']).not.toEqual([])
})

test('a host is an origin over TLS, and what our server sends opens no host to browsers', () => {
  for (const id of PARTY_IDS) {
    const party = partyOf(id)
    const hosts = Object.values(party.hosts).flat()
    for (const host of hosts) expect(host).toMatch(/^(https|wss):\/\/(\*\.)?[a-z.-]+$/)
    if (party.sender === 'SERVER') expect(hosts).toEqual([])
  }
})
