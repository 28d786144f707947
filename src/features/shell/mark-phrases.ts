import { PHRASED_ELEMENTS, phrasesOf } from '../../platform/phrases.ts'

/** The attribute of an element marked here; its style keeps everything but what is marked whole. */
const PHRASED = 'data-phrases'

/** What was added to an element behind the first of its phrases, in which React keeps its text. */
const added = new WeakMap<Node, ChildNode[]>()

/** A text and nothing else, in lines of its own: in a flex box each phrase would be an item. */
function isPlainText(element: Element): boolean {
  const text = element.firstChild
  if (!(text instanceof Text) || text !== element.lastChild) return false
  if (!PHRASED_ELEMENTS.has(element.localName) || phrasesOf(text.data).length < 2) return false
  return !/flex|grid/.test(getComputedStyle(element).display)
}

function mark(element: Element): void {
  const text = element.firstChild
  if (!(text instanceof Text)) return
  const [first = '', ...others] = phrasesOf(text.data)
  const more = others.flatMap((phrase) => [document.createElement('wbr'), new Text(phrase)])
  text.data = first
  element.append(...more)
  element.setAttribute(PHRASED, '')
  added.set(element, more)
}

/** A text that React has written anew, or taken away, stands beside what was made of the one before. */
function unmark(element: Element): void {
  for (const node of added.get(element) ?? []) node.remove()
  if (added.delete(element)) element.removeAttribute(PHRASED)
}

/** The elements whose text a change may have changed. */
function touchedBy({ target, addedNodes }: MutationRecord): Element[] {
  const element = target instanceof Text ? target.parentElement : target
  const within = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
  )
  return element instanceof Element ? [element, ...within] : within
}

/**
 * Marks the phrases of what script renders, as the server does of what it serves; before it is painted, since an observer
 * is told first. Returns how to stop it.
 */
export function markPhrases(): () => void {
  const observer = new MutationObserver((records) => {
    const touched = [...new Set(records.flatMap(touchedBy))]
    touched.forEach(unmark)
    // All styles are read before the first change, which would have them computed anew.
    touched.filter(isPlainText).forEach(mark)
    // Told of its own changes it would never end.
    observer.takeRecords()
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
