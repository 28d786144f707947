import { whole } from '../theme/text.css.ts'

const HOURS = String.raw`\d{1,2}:\d{2}〜翌?\d{1,2}:\d{2}`
const DAY = String.raw`(?:\d{4}年)?\d{1,2}/\d{1,2}\([^()]*\)`
const LOT = String.raw`\d+丁目[\d番地-]*`
const IN_PARENTHESES = String.raw`\((?:[^()]|\([^()]*\))*\)`
/** What no line may begin with: a line may end before and after each part that is kept. */
const CLOSING = '[、。・」』]*'
const KEPT = new RegExp(`((?:${DAY}|${HOURS}|${LOT}|${IN_PARENTHESES})${CLOSING})`)

/**
 * A text of which no line ends within a day, hours or the number of a lot, nor within parentheses that a line has room for:
 * 「毎月 第1・3 金曜 13:30〜17:30(3/5(金)から)」, 「水戸市松ヶ枝町5丁目23-7」.
 */
export const WholeParts = ({ children }: { children: string }) => (
  // One element, also as an item of a flex box.
  <span>
    {children.split(KEPT).map((part, index) =>
      // Each in an element of its own, whose phrases are marked.
      part === '' ? null : (
        <span key={index} className={index % 2 === 0 ? undefined : whole}>
          {part}
        </span>
      ),
    )}
  </span>
)
