import { expect, test } from 'vitest'
import { HELP_TOPIC } from '#app/domain/help/help-article.ts'
import { HELP_ARTICLES } from '#app/domain/help/help-articles.ts'
import { searchHelp } from '#app/domain/help/search-help.ts'

const found = (query: string) => searchHelp(HELP_ARTICLES, query).map(({ slug }) => slug)

test('articles have addresses of their own, a title, an answer and a known topic', () => {
  expect(new Set(HELP_ARTICLES.map(({ slug }) => slug)).size).toBe(HELP_ARTICLES.length)
  for (const { slug, topic, body } of HELP_ARTICLES) {
    expect(slug).toMatch(/^[a-z-]+$/)
    expect(Object.keys(HELP_TOPIC)).toContain(topic)
    expect(body[0]?.length).toBeGreaterThan(10)
  }
})

test.each([
  ['パスワードを忘れた', 'password'],
  ['ぱすわーど', 'password'],
  ['PDF', 'terms-notice'],
  ['キャンセルしたい', 'cancel'],
  ['未払い', 'payday'],
  ['間違えて応募', 'undo'],
  ['確定申告はできますか?', 'tax'],
  ['寝当直', 'busyness'],
  ['LINE', 'line'],
])('「%s」 finds %s first', (query, slug) => {
  expect(found(query)[0]).toBe(slug)
})

test('every word has to be found; an empty query shows all, a foreign one nothing', () => {
  expect(found('キャンセル 休業手当')).toEqual(['hospital-cancels'])
  expect(found(' ')).toHaveLength(HELP_ARTICLES.length)
  expect(found('うちゅうせん')).toEqual([])
  expect(found('%_\\'.repeat(200))).toEqual([])
})
