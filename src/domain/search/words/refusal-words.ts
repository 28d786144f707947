import type { Sense } from './meaning.ts'

/** Words that refuse what stands before them. */
const NEGATIONS = [
  'なし 無し 無 ナシ 以外 いがい を除く を除いて 除く 除いて 抜き ng NG 不可 不要 ゼロ 0 × ✕ ✖',
  '嫌 いや イヤ やだ 避けたい さけたい 避けて 避ける 嫌い 苦手 お断り おことわり 断りたい 断る 勘弁 勘弁して 勘弁してほしい 遠慮 遠慮したい 遠慮します 遠慮させて',
  'したくない やりたくない 受けたくない 受けない しない 診たくない 見たくない 来ない ない ないところ ではない じゃない できない 出来ない いらない 要らない 要りません いりません',
  'は無理 無理 むり ムリ だめ ダメ 駄目 あかん アカン 厳しい きびしい 難しい むずかしい きつい つらい 辛い しんどい 困る 困ります 都合が悪い 都合がつかない 都合つかない',
  'でもなく でもなくて でもない 外して 外す はずして 省いて 抜いて 以外希望 免除 パス パスで 却下 勘弁で 卒業したい やめたい 辞めたい 止めたい やめとく やめておく やめます やめました',
  '休みたい 休みます 休む 休みで 休み 休みにしたい お休み おやすみ 休みが必要 休みがいい 休みが良い 休み希望 オフにしたい オフがいい オフ希望 オフです 埋まってる 埋まっている 埋まってます 埋まっています 埋まった 埋まりました 塞がってる 塞がっている ふさがってる ふさがっています',
  // Dialects.
  'いらん 要らん 受けとらん 取っとらん やっとらん しとらん 来とらん せんでええ せんでいい したない やりたない 行きたない 行かれへん 行けへん 行かん でけへん できへん できひん できん 来ん 来ーへん けえへん 来やん 取らん 受けん やらん 入られへん 入れへん 無理やで 無理やわ 無理やねん あかんねん あかんわ ダメや だめや',
]

/** Words that make the preceding word no condition. */
const INDIFFERENCE = [
  '問わない 問いません 問わず 不問 構わない かまわない 構いません かまいません 気にしない 気にしません こだわらない こだわりません こだわりなし',
  'どっちでも どっちでもいい どっちでも可 どちらでも どちらでもいい どちらでも良い どちらでも可 関係ない 関係なく 関係ありません 任せます お任せします おまかせ なんでもいい 何でもいい なんでも可 何でも可 どこでもいい どこでも どこでも可 どこでも良い いつでもいい いつでもOK いつでも可 いつでも良い 何時でもいい',
]

const RATHER =
  'じゃなくて じゃなく ではなくて ではなく でなくて でなく じゃのうて やのうて やなくて やめて の代わりに のかわりに に代えて'

const words = (list: string, sense: Sense): (readonly [string, Sense])[] =>
  list.split(' ').map((word) => [word, sense])

/** Words that change what stands before them: refused, no condition, or replaced by what follows. */
export const REFUSAL_WORDS: readonly (readonly [string, Sense])[] = [
  ...words(RATHER, 'RATHER'),
  ...words('より よりは よりも よりむしろ', 'THAN'),
  ...NEGATIONS.flatMap((list) => words(list, 'NEGATION')),
  ...INDIFFERENCE.flatMap((list) => words(list, 'INDIFFERENCE')),
]
