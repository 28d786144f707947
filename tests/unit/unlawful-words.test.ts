import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unlawfulWords } from '#app/domain/listing/unlawful-words.ts'

const PHRASES = readFileSync('tests/phrases/listing-words.tsv', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): [string, string] => {
    const [phrase = '', found = ''] = line.split('\t')
    return [phrase, found]
  })

test.each(PHRASES)('%s', (phrase, found) => {
  expect(unlawfulWords(phrase).map((word) => word.found)).toEqual(found ? [found] : [])
})

test('a word is told with its rule, once', () => {
  const [word, ...others] = unlawfulWords('女性限定。女性限定です。')
  expect(word).toMatchObject({ basis: '男女雇用機会均等法5条' })
  expect(word?.say).toMatch(/「女性限定」: 性別を条件にした募集はできません/)
  expect(others).toEqual([])
})

const sentencesOf = (name: string) =>
  readFileSync(`tests/phrases/${name}-sentences.txt`, 'utf8').split('\n').filter(Boolean)

test.each(sentencesOf('refused'))('nobody may be asked for by sex or age: %s', (sentence) => {
  expect(unlawfulWords(sentence)).not.toEqual([])
})

test.each(sentencesOf('allowed'))('who is there and who comes may be said: %s', (sentence) => {
  expect(unlawfulWords(sentence)).toEqual([])
})

test('the lists are long enough to say something', () => {
  expect(sentencesOf('refused').length).toBeGreaterThanOrEqual(60)
  expect(sentencesOf('allowed').length).toBeGreaterThanOrEqual(60)
})
