import { afterEach, describe, expect, it } from 'vitest'
import {
  closeAllToasts,
  closeToast,
  isToastShown,
  readToasts,
  subscribeToasts,
  toast,
} from '#app/ui/toast/toast.ts'

afterEach(closeAllToasts)

describe('toast', () => {
  it('stays for four seconds, an error for ten', () => {
    toast({ title: '保存しました' })
    toast({ title: '保存できませんでした', status: 'error' })
    expect(readToasts().map((entry) => entry.duration)).toEqual([4000, 10_000])
  })

  it('takes a duration of its own, and stays when told to', () => {
    toast({ duration: 5000 })
    toast({ duration: null, status: 'error' })
    expect(readToasts().map((entry) => entry.duration)).toEqual([5000, Number.POSITIVE_INFINITY])
  })

  it('replaces the toast of the same id in place', () => {
    toast({ id: 'like', title: '追加中', status: 'loading' })
    toast({ title: '別のお知らせ' })
    toast({ id: 'like', title: '追加しました', status: 'success' })
    expect(readToasts().map((entry) => entry.title)).toEqual(['追加しました', '別のお知らせ'])
  })

  it('closes by id and tells its listeners', () => {
    let told = 0
    const unsubscribe = subscribeToasts(() => {
      told += 1
    })
    const id = toast({ title: '保存しました' })
    expect(isToastShown(id)).toBe(true)
    closeToast(id)
    expect(isToastShown(id)).toBe(false)
    unsubscribe()
    toast({ title: 'もう一度' })
    expect(told).toBe(2)
  })
})
