import { expect, type Locator, type Page } from '@playwright/test'

/** At least one is there to be seen: a toast is read out beside what it shows, a list has many rows. */
export const expectShown = (wanted: Locator) => expect(wanted.filter({ visible: true })).not.toHaveCount(0)

/** Where links lead, in the order of the page. */
async function addressesOfLinks(links: Locator): Promise<string[]> {
  let addresses: string[] = []
  const read = async () => {
    addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return addresses.length
  }
  await expect.poll(read).toBeGreaterThan(0)
  return addresses
}

/** Where one of several links leads: what follows is about that link. */
export async function someAddress(links: Locator): Promise<string> {
  const [address = ''] = await addressesOfLinks(links)
  return address
}

/** The link of a row to its listing. */
export const linkOf = (row: Locator): Locator => row.getByRole('heading').getByRole('link')

/** Where the rows of a list lead, in their order. */
export const addressesOf = (page: Page, rows: Locator = page.getByRole('article')): Promise<string[]> =>
  addressesOfLinks(linkOf(rows))

/** The row of a listing. */
export const rowOf = (page: Page, address: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading').locator(`a[href="${address}"]`) })

/** The row at a place of the list, held by its address: it stays the same one when the list changes. */
export async function rowAt(page: Page, place = 0): Promise<Locator> {
  const address = (await addressesOf(page))[place]
  if (address === undefined) throw new Error(`the list has no row ${place}`)
  return rowOf(page, address)
}
