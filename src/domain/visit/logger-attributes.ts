/** What is clicked on, as analytics events name it. */
export type LoggedTarget = 'listing_card' | 'apply' | 'like' | 'follow' | 'search_submit' | 'search_tab'

/**
 * The logger's data attributes of an element: a click on it, or inside it, is an analytics event. Its value is `value`,
 * or else the path of a link or the value of a button.
 */
export const logged = (target: LoggedTarget, value?: string) => ({
  'data-log': target,
  'data-log-value': value,
})
