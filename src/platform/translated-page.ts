/** Texts of React, each with what a translator has put in its place. */
const REPLACED = new WeakMap<Node, Element>()

const isFont = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT'

/** What stands in the place of a node that React takes for a child of a parent; null where nothing does. */
function standIn(node: Node | null, parent: Node): Node | null {
  if (!node || node.parentNode === parent) return node
  const font = REPLACED.get(node)
  if (font?.parentNode === parent) return font
  let inner: Node | null = node
  while (inner && inner.parentNode !== parent) inner = inner.parentNode
  return inner
}

/** Remembers what a translator put in the place of texts, and gives it the newer text where React has changed one. */
function remember(records: readonly MutationRecord[], watcher: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      const font = target.isConnected ? undefined : REPLACED.get(target)
      if (font) font.textContent = target.nodeValue
      continue
    }
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
    for (const node of font ? removedNodes : []) {
      if (!font || !(node instanceof Text)) continue
      REPLACED.set(node, font)
      watcher.observe(node, { characterData: true })
    }
  }
}

/** Lets React remove a text, and insert beside one, whatever stands in its place. */
function takeStandIns(watcher: MutationObserver): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function removeStandIn<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) remember(watcher.takeRecords(), watcher)
    const shown = standIn(child, this)
    if (shown) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function insertBesideStandIn<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (before && before.parentNode !== this) remember(watcher.takeRecords(), watcher)
    insertBefore.call(this, child, standIn(before, this))
    return child
  }
}

/**
 * Keeps a page alive that a browser translates: Chrome puts `<font>` in the place of each text, so that React would change texts
 * that are shown no more, and fail where it removes one or inserts beside one (facebook/react#11538). Nothing changes until then.
 */
export function keepTranslated(): () => void {
  let isTranslated = false
  const watcher = new MutationObserver((records) => {
    if (!isTranslated && !records.some(({ addedNodes }) => [...addedNodes].some(isFont))) return
    if (!isTranslated) takeStandIns(watcher)
    isTranslated = true
    remember(records, watcher)
  })
  watcher.observe(document.documentElement, { childList: true, subtree: true })
  return () => watcher.disconnect()
}
