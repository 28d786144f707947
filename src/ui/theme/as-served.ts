/** Of an element in a document whose scripts are not started, for which `scripting: none` does not match. */
export const asServed = ':root[data-as-served] &'
