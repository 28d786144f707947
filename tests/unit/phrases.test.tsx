import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { needsPhrases, phrasesOf } from '#app/platform/phrases.ts'
import { jsx } from '#app/platform/server/phrased-jsx.server.ts'
import { beginScope, runInRequestScope } from '#app/platform/server/request-scope.server.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko)'

const served = (type: 'p' | 'option', children: string, marksPhrases: boolean) =>
  runInRequestScope(beginScope({ requestId: '', nonce: '', client: '', marksPhrases }), () =>
    renderToString(jsx(type, { children, className: 'words' })),
  )

describe('the phrases of a text', () => {
  test('end where a reader pauses, and after every middle dot', () => {
    expect(phrasesOf('当日は、印鑑をお持ちください。')).toEqual(['当日は、', '印鑑を', 'お持ちください。'])
    const subjects = phrasesOf('救急車対応・人間ドック・内視鏡')
    expect(subjects.join('')).toBe('救急車対応・人間ドック・内視鏡')
    expect(subjects.filter((phrase) => phrase.endsWith('・'))).toHaveLength(2)
  })

  test('of a short text and of one without Japanese are the text itself', () => {
    expect(phrasesOf('勤務する')).toEqual(['勤務する'])
    expect(phrasesOf('doctor@example.com')).toEqual(['doctor@example.com'])
  })
})

test.each([
  ['Safari of an iPhone', `${PHONE} Version/18.0 Mobile/15E148 Safari/604.1`, true],
  ['Chrome of an iPhone', `${PHONE} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`, true],
  ['LINE of an iPhone', `${PHONE} Mobile/15E148 Safari Line/14.0.0`, true],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true],
  ['Chrome of Android', `${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, false],
  ['Edge', `${ANDROID} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, false],
  ['a crawler', 'Googlebot/2.1 (+http://www.google.com/bot.html)', false],
])('phrases are marked for %s: %s', (_, userAgent, isMarked) => {
  expect(needsPhrases(userAgent)).toBe(isMarked)
})

describe('an element whose one child is a text', () => {
  const TEXT = '当日は、<印鑑>をお持ちください。'

  test('is served with its phrases marked, and with the text that the browser’s script compares', () => {
    const html = served('p', TEXT, true)
    expect(html).toMatch(/^<p class="words"><dp-phrases>当日は、<wbr>&lt;印鑑/)
    expect(html.replaceAll('<wbr>', '').replace(/<\/?(?:dp-phrases|p)[^>]*>/g, '')).toBe(
      '当日は、&lt;印鑑&gt;をお持ちください。',
    )
  })

  test('is served as it is to a browser that finds phrases itself, and where it is no text of a page', () => {
    expect(served('p', TEXT, false)).not.toContain('<wbr>')
    expect(served('option', TEXT, true)).not.toContain('<wbr>')
  })
})
