import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useReducer, useRef, type RefObject } from 'react'
import { isServiceOfPage } from '../../domain/staff/alert-service.ts'
import { CloseIcon } from '../../ui/icon/control-icons.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { ROOM_ABOVE } from '../../ui/theme/room-above.ts'
import * as styles from './alert-banner.css.ts'
import { alertsQuery } from './alert.queries.ts'
import { closeAlert, closedAlerts } from './closed-alerts.ts'
import { alertDateText, alertKey, safeLink, type ServiceAlert } from './service-alert.ts'

/** Publishes the banner's height as a custom property, by which sticky elements move down (`roomAbove`). */
function useRoomAbove(banner: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !banner.current) return undefined
    const element = banner.current
    const root = document.documentElement.style
    const publish = () => root.setProperty(ROOM_ABOVE, `${element.offsetHeight}px`)
    const observer = new ResizeObserver(publish)
    publish()
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(ROOM_ABOVE)
    }
  }, [banner, isShown])
}

export function AlertBanner() {
  const banner = useRef<HTMLElement>(null)
  const { data: alerts = [] } = useQuery(alertsQuery())
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const closed = closedAlerts()
  const { pathname } = useLocation()
  const shown = alerts.filter(
    (alert) => isServiceOfPage(alert.service, pathname) && !closed.has(alertKey(alert)),
  )

  useRoomAbove(banner, shown.length > 0)

  function close(alert: ServiceAlert) {
    closeAlert(alertKey(alert))
    showAgain()
  }

  if (shown.length === 0) return null
  return (
    <section ref={banner} aria-label="サービスからのお知らせ" aria-live="polite" className={styles.banner}>
      {shown.map((alert) => (
        <AlertBox key={alertKey(alert)} alert={alert} onClose={() => close(alert)} />
      ))}
    </section>
  )
}

type AlertBoxProps = {
  alert: ServiceAlert
  /** A preview has none. */
  onClose?: () => void
}

/** One alert as the pages show it. */
export function AlertBox({ alert, onClose }: AlertBoxProps) {
  const kind = alert.status === 'investigating' ? 'investigating' : 'notice'
  const link = safeLink(alert.link)
  return (
    <div className={`${styles.alert} ${styles.tone[kind]}`}>
      <p className={styles.words}>
        <strong className={`${styles.title} ${styles.titleTone[kind]}`}>
          {kind === 'investigating' ? '調査中' : 'お知らせ'}
        </strong>
        {alert.description}
        {link && (
          <>
            {' '}
            <a href={link} rel="noopener noreferrer" target="_blank" className={textLinkClass}>
              くわしく見る
            </a>
          </>
        )}
        <time dateTime={alert.date} className={styles.date}>
          {alertDateText(alert.date)}
        </time>
      </p>
      {onClose && (
        <button
          type="button"
          aria-label={`${alert.description} を閉じる`}
          className={styles.close}
          onClick={onClose}
        >
          <CloseIcon size="sm" />
        </button>
      )}
    </div>
  )
}
