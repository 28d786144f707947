import { RUNS_SCRIPTS } from '../domain/visit/supported-browsers.ts'

/**
 * The name of a window that loads its document without scripts. A storage may be blocked, and the router writes the state
 * of the history entry again before the page is left.
 */
const NAME = 'as-served'

/**
 * Inline script for the head: decides whether the document stays as it was served, because the browser is older than the
 * list or because its scripts have failed. It then shows what stands in `noscript`, since such a page works without.
 */
export const asServedScript = `(function(d){
if(self.name=="${NAME}")self.name="";
else if(${RUNS_SCRIPTS})return;
d.setAttribute("data-as-served","");
addEventListener("DOMContentLoaded",function(){
[].forEach.call(document.querySelectorAll("noscript"),function(n){n.outerHTML=n.textContent})})
})(document.documentElement)`.replaceAll('\n', '')

/** Whether the head has decided that scripts are not started. */
export const isAsServed = (): boolean => 'asServed' in document.documentElement.dataset

let isServed = true

/** The page as served has been left by a navigation inside the app. */
export function noteLeft(): void {
  isServed = false
}

/** Whether the page is still the one that was served. */
export const isServedPage = (): boolean => isServed

/** Loads this page once more, without its scripts: what was served works, and what they made of it does not. */
export function loadAsServed(): void {
  window.name = NAME
  window.location.reload()
}
