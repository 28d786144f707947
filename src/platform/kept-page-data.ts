/**
 * Inline script for the head, before the data that the page brings for its scripts (`$_TSR`). Start removes them once it has
 * read them: it tells `window.$_TSR`, and a page that is left while it starts does so a moment later, when in WebKit its
 * `window` is that of the next page, whose scripts would find nothing. Here they stay for as long as their page does. It
 * runs again on hydration and then leaves them alone.
 */
export const keptPageDataScript =
  '"$_TSR"in self||function(d){Object.defineProperty(self,"$_TSR",{get:function(){return d},set:function(n){d=n;d.h=function(){}}})}()'
