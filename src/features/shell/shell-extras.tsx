import { useQueryClient } from '@tanstack/react-query'
import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import type { Role } from '../../domain/account/role.ts'
import { watchFaults } from '../../platform/faults/watch-faults.ts'
import { readToasts, subscribeToasts } from '../../ui/toast/toast.ts'
import { AlertBanner } from '../alert/alert-banner.tsx'
import { useCurrentUser } from '../session/use-current-user.ts'
import { closeMenus } from './header/close-menus.ts'
import { followPages } from './follow-pages.ts'
import { LateErrorPage } from './late-shell.tsx'
import { navigateInPlace } from './navigate-in-place.ts'
import { preloadOnIntent } from './preload-on-intent.ts'
import { ShellPart } from './shell-part.tsx'
import { tellUpdate } from './tell-update.ts'
import { keepTypedTexts } from './typed-texts.ts'
import { whenIdle } from './when-idle.ts'

export function ShellExtras() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(watchFaults, [])
  useEffect(() => keepTypedTexts(router), [router])
  useEffect(tellUpdate, [])
  useEffect(() => {
    LateErrorPage.load()
    const ends = [followPages(router), navigateInPlace(router), preloadOnIntent(router), closeMenus()]
    return () => ends.forEach((end) => end())
  }, [router])
  useEffect(
    () =>
      whenIdle(async () => {
        const { watchSession } = await import('../session/watch-session.ts')
        return watchSession(queryClient, router)
      }),
    [queryClient, router],
  )
  useEffect(
    () =>
      whenIdle(async () => {
        const { startTelemetry } = await import('../telemetry/start-telemetry.ts')
        return startTelemetry(router, queryClient)
      }),
    [queryClient, router],
  )
  useEffect(
    () =>
      whenIdle(async () => {
        const { keepTranslated } = await import('../../platform/translated-page.ts')
        return keepTranslated()
      }),
    [],
  )
  useEffect(
    () =>
      whenIdle(async () => {
        const { registerWorker } = await import('./offline/register-worker.ts')
        await registerWorker()
        return () => undefined
      }),
    [],
  )
  useEffect(
    () =>
      whenIdle(async () => {
        if (CSS.supports('word-break', 'auto-phrase')) return () => undefined
        const { markPhrases } = await import('./mark-phrases.ts')
        return markPhrases()
      }),
    [],
  )
  useEffect(
    () =>
      whenIdle(async () => {
        const { watchDownloads } = await import('../page-parts/paper.ts')
        return watchDownloads()
      }),
    [],
  )
  useEffect(
    () =>
      whenIdle(async () => {
        if (!document.documentElement.dataset['thirdParties']) return () => undefined
        const { startParties } = await import('../third-party/start-parties.ts')
        return startParties(router)
      }),
    [router],
  )
  const { role } = useCurrentUser()
  const isSignedIn = role !== 'Anonymous'
  useEffect(
    () =>
      whenIdle(async () => {
        if (isSignedIn) await (await import('../like/take-over.ts')).takeOver(queryClient)
        return () => undefined
      }),
    [queryClient, isSignedIn],
  )
  useEffect(
    () =>
      whenIdle(async () => {
        if (!isSignedIn) return () => undefined
        const { followLive } = await import('./live/follow-live.ts')
        return followLive(queryClient)
      }),
    [queryClient, isSignedIn],
  )
  useBottomNav(router, role)
  return (
    <>
      <ShellPart>
        <AlertBanner />
      </ShellPart>
      <ShellPart>
        <Keys />
      </ShellPart>
      <ShellPart>
        <Toasts />
      </ShellPart>
      <ShellPart>
        <Consent />
      </ShellPart>
    </>
  )
}

/** The keys of the app; the explanation comes when `?` asks for it. */
function Keys() {
  const router = useRouter()
  const [Help, setHelp] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(
    () =>
      whenIdle(async () => {
        const { watchKeys } = await import('./keyboard/keys.ts')
        return watchKeys(router, async () => {
          const { KeysHelp } = await import('./keyboard/keys-help.tsx')
          setHelp(() => KeysHelp)
        })
      }),
    [router],
  )
  return Help ? <Help onClose={() => setHelp(undefined)} /> : null
}

/** The native app's bar follows page and role; a browser loads nothing for it. */
function useBottomNav(router: AnyRouter, role: Role) {
  useEffect(
    () =>
      whenIdle(async () => {
        const { whenNativeReady } = await import('../../platform/native-bridge.ts')
        let isOver = false
        let stop: (() => void) | undefined
        const stopWaiting = whenNativeReady(() => {
          import('../webview/follow-bottom-nav.ts').then(
            ({ followBottomNav }) => {
              if (!isOver) stop = followBottomNav(router, role)
            },
            () => undefined,
          )
        })
        return () => {
          isOver = true
          stopWaiting()
          stop?.()
        }
      }),
    [router, role],
  )
}

/** The toaster weighs more than the rest of the shell, so it comes with the first toast. */
function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    function load() {
      if (readToasts().length === 0) return
      import('../../ui/toast/toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        () => undefined,
      )
    }
    load()
    return subscribeToasts(load)
  }, [])
  return Toaster ? <Toaster /> : null
}

/** The question about third parties, on a page that has any to ask about. */
function Consent() {
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    if (!document.documentElement.dataset['thirdParties']) return
    import('../third-party/consent-banner.tsx').then(
      (module) => setBanner(() => module.ConsentBanner),
      () => undefined,
    )
  }, [])
  return Banner ? <Banner /> : null
}
