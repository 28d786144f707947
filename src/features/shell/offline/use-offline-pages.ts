import { useEffect } from 'react'
import { hrefOf, type Address } from '../../../platform/address.ts'
import { keepOffline } from './offline-pages.ts'

/** Keeps copies of the pages for a time without a connection, once the page is alive. */
export function useOfflinePages(pages: readonly Address[]): void {
  const list = pages.map(hrefOf).join(' ')
  useEffect(() => {
    void keepOffline(list.split(' '))
  }, [list])
}
