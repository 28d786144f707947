import { expect } from 'vitest'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { ownListing } from '#tests/e2e/own-listings.ts'
import { testDatabase } from '#tests/e2e/signed-in.ts'
import { insertMember } from '#tests/support/members.ts'
import { pngPicture } from '#tests/support/pictures.ts'
import { until } from './engine.ts'
import type { Window } from './window.ts'

const HEADING = 'h1, h2'

/** By the form, with its address and password. */
export async function logIn(window: Window, loginId: string): Promise<void> {
  // A second try, after one that failed later, is logged in.
  await window.become([])
  await window.open('/login')
  await window.waitFor('button', 'ログインする')
  await window.type('input[name="loginId"]', loginId)
  await window.type('input[name="password"]', DEMO_PASSWORD)
  await window.press('button', 'ログインする')
  await window.waitForPath(/^\/$/)
  await window.waitFor(HEADING, 'こんにちは')
}

/** A sentence, a condition more, a day, a listing, and back to where it was found. */
export async function search(window: Window): Promise<void> {
  await window.open('/search/spot')
  await window.type('input[name="q"]', '平日の夜、東京')
  await window.press('button', '条件にする')
  await window.waitFor('[aria-label="読み取った条件"] li', '当直')
  await window.press('a', 'この条件で検索')
  await window.waitForPath(/^\/search\/spot\/result\?.*shiftPatterns=NIGHT/)
  await window.press('nav[aria-label="表示"] a', 'カレンダー')
  await window.waitForPath(/view=calendar/)
  await window.waitFor('main table, main [role="grid"], main ol')

  await window.open('/search/spot/detail/advanced?prefectures=TOKYO')
  await window.press('label', '選考なし')
  await window.press('button[type="submit"]', '検索する')
  await window.waitForPath(/^\/search\/spot\/result\?.*prefectures=TOKYO/)

  await window.open('/search/spot')
  await window.press('[role="grid"] label', '件 最高')
  await window.press('button[type="submit"]', '検索する')
  await window.waitForPath(/^\/search\/spot\/result\?.*20\d\d-\d\d-\d\d/)
  const found = await window.path()
  await window.press('main article a[href^="/spot/"]')
  await window.waitForPath(/^\/spot\/\d+/)
  await window.waitFor('h1')
  await window.back()
  await until(
    () => `the results ${found}`,
    async () => (await window.path()) === found,
  )
  await window.waitFor('main article a[href^="/spot/"]')
}

export async function applyAndUndo(window: Window): Promise<void> {
  const listing = await ownListing('選考なし')
  await window.open(`/application/spot?ids=${listing.id}`)
  await window.press('button', '応募して確定する')
  await window.waitFor(HEADING, '勤務が確定しました')
  await window.press('summary', '応募を取り消す')
  await window.press('button', '取り消しを確定する')
  await window.waitFor(HEADING, '応募を取り消しました')
}

/** A question with a picture; the answer of the hospital comes into the open page. */
export async function askAndHear(window: Window, origin: string): Promise<void> {
  const listing = await ownListing('選考あり')
  const { bearer } = await insertMember(testDatabase(), listing.hospitalId, {
    now: new Date(),
    issuer: origin,
  })
  const asMember = async (method: string, body: object): Promise<string> => {
    const response = await fetch(`${origin}/twirp/dp.hospital.HospitalMessages/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    })
    return response.text()
  }
  await window.open(`${listing.address}/message`)
  await window.waitFor('button', '送る')
  await window.choosePicture('input[type="file"]', '地図.png', pngPicture(300, 200))
  await window.waitFor('button', '地図.pngを外す')
  await window.type('textarea', '駐車場はありますか。')
  await window.press('button', '送る')
  await window.waitFor('[aria-label="メッセージ"] li', '駐車場はありますか。')
  await window.waitFor('[aria-label="メッセージ"] li a', '地図.png')
  const [threadId = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await asMember('ListThreads', {})) ?? []
  const idempotencyKey = crypto.randomUUID()
  const reply = { thread_id: threadId, idempotency_key: idempotencyKey, body: 'はい、あります。' }
  expect(await asMember('SendHospitalMessage', reply)).toContain('SENT')
  await window.waitFor('[aria-label="メッセージ"] li', 'はい、あります。')
}

/** The ground of a page is dark after the switch, also on the next page. */
export async function darken(window: Window): Promise<void> {
  const ground = () =>
    window.run(() =>
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.slice(0, 3)
        .join(),
    )
  await window.open('/')
  const light = await ground()
  await window.press('[role="switch"]', 'ダークモード')
  await until(
    () => 'a dark ground',
    async () => (await ground()) !== light,
  )
  const dark = await ground()
  await window.open('/work')
  expect(await ground()).toBe(dark)
  await window.press('[role="switch"]', 'ダークモード')
}
