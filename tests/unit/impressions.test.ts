import { expect, test } from 'vitest'
import { shownImpressions, type Impressions } from '#app/domain/work/impressions.ts'

const said = (more: Partial<Impressions>): Impressions => ({
  busyness: 3,
  handover: 3.2,
  facilities: 4,
  reworkYes: 3,
  reworkCondition: 1,
  reworkNo: 1,
  ...more,
})

test.each<[string, Partial<Impressions>, boolean]>([
  ['five different answers', {}, true],
  ['four answers', { reworkYes: 2 }, false],
  ['five who would all come again', { reworkYes: 5, reworkCondition: 0, reworkNo: 0 }, false],
  ['five who would all come on a condition', { reworkYes: 0, reworkCondition: 5, reworkNo: 0 }, false],
  ['five of whom none would come again', { reworkYes: 0, reworkCondition: 0, reworkNo: 5 }, false],
  ['five who all were much busier', { busyness: 5 }, false],
  ['five who all found the facilities poor', { facilities: 1 }, false],
  ['five with a mean that several answers may give', { handover: 3 }, true],
  ['ten who would all come again', { reworkYes: 10, reworkCondition: 0, reworkNo: 0 }, true],
])('Of the impressions of %s, what is shown never tells what one doctor answered.', (_, more, isShown) => {
  const all = said(more)
  expect(shownImpressions(all)).toEqual(isShown ? all : null)
})
