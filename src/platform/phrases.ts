import { jaModel, Parser } from 'budoux'

/** As many as the static texts of the app and a day's listings have. */
const MOST_KEPT = 10_000
/** What a line always has room for is not looked at, nor what nobody lays out in one piece. */
const [SHORTEST, LONGEST] = [6, 2_000] as const

const JAPANESE = /[\u3041-\u30fe\u4e00-\u9fff]/
/** After a middle dot a line may always end; WebKit does not know that by itself where words are kept whole. */
const AFTER_DOT = /(?<=・)(?=.)/u

let parser: Parser | undefined
const kept = new Map<string, readonly string[]>()

function parse(text: string): readonly string[] {
  parser ??= new Parser(jaModel)
  return parser.parse(text).flatMap((phrase) => phrase.split(AFTER_DOT))
}

/** The phrases of a Japanese text, between which its lines may end; the text itself where it is not worth a look. */
export function phrasesOf(text: string): readonly string[] {
  if (text.length < SHORTEST || text.length > LONGEST || !JAPANESE.test(text)) return [text]
  const known = kept.get(text)
  if (known) return known
  const phrases = parse(text)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, phrases)
  return phrases
}

/**
 * Whether a browser needs to be told the phrases: Chromium finds them itself (`word-break: auto-phrase`), Firefox and
 * WebKit, which every browser on an iPhone is, end lines inside words.
 */
export const needsPhrases = (userAgent: string): boolean =>
  /\b(?:Firefox|FxiOS)\//.test(userAgent) ||
  (/\bAppleWebKit\//.test(userAgent) && !/\b(?:Headless)?Chrom(?:e|ium)\//.test(userAgent))

/** Elements of text; others show theirs in their own way, as an option does. */
export const PHRASED_ELEMENTS: ReadonlySet<string> = new Set(
  'a b button caption dd div dt em figcaption h1 h2 h3 h4 h5 h6 label legend li p small span strong summary td th'.split(
    ' ',
  ),
)
