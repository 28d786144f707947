import type { HelpArticle } from './help-article.ts'
import { comparable } from '../text/typed-text.ts'

export const HELP_QUERY_LENGTH = 100

const KATAKANA = /[\u30a1-\u30f6]/g

/** Width, case and kana make no difference to a search. */
const folded = (text: string): string =>
  comparable(text)
    .toLowerCase()
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** Particles and requests that a question has and an answer need not. */
const FILLER =
  /(?:をした|したい|できますか|ですか|ますか|どうすれば|教えて|について|ください|[をにはがのでともへ、。??!\s])+/

/** A word counts by where it is found: in the title, among the words people say, in the text. */
const WEIGHT = { title: 8, words: 4, body: 1 } as const

const weightOf = (article: HelpArticle, word: string): number => {
  const found = (texts: readonly string[], weight: number) =>
    texts.some((text) => folded(text).includes(word)) ? weight : 0
  return (
    found([article.title], WEIGHT.title) +
    found(article.words ?? [], WEIGHT.words) +
    found(article.body, WEIGHT.body)
  )
}

const wordsOf = (query: string): string[] => [
  ...new Set(
    // Before kana are folded: a particle in hiragana is a letter of many a word in katakana.
    comparable(query.slice(0, HELP_QUERY_LENGTH))
      .split(FILLER)
      .map(folded)
      .filter((word) => word !== ''),
  ),
]

/** The articles that contain every word of the query, the closest first; all of them for an empty query. */
export function searchHelp(articles: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const words = wordsOf(query)
  if (words.length === 0) return articles
  return articles
    .map((article) => ({ article, weights: words.map((word) => weightOf(article, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ article, weights }) => ({ article, weight: weights.reduce((sum, one) => sum + one, 0) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ article }) => article)
}
