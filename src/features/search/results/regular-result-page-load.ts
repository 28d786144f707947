/** Apart from the page, so that the route may start it without bringing the page into every first load. */
export const loadRegularResult = () => import('./regular-result-page-body.tsx')
