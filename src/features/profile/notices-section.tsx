import { NOTICE_KIND, noticeName, QUIET_HOURS } from '../../domain/profile-words.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { OwnAccountView } from '../session/own-account.functions.ts'
import { noticesFacts } from './profile-facts.ts'
import { ProfileSection, type SectionProps } from './profile-section.tsx'
import * as styles from './profile.css.ts'

/** Short enough to stand side by side on a phone. */
const CHANNEL = { MAIL: 'メール', LINE: 'LINE', PUSH: 'アプリ' } as const

/** 通知設定: which kinds of notice come by which way. */
export function NoticesSection({ account, ...props }: SectionProps & { account: OwnAccountView | null }) {
  const { notices } = props.sections.notices
  const misses = account?.lineLinkedAt === null && notices.some((one) => one.endsWith('_LINE'))
  return (
    <ProfileSection
      {...props}
      section="notices"
      title="通知設定"
      facts={noticesFacts(props.sections.notices)}
      above={
        <Text tone="sub" size="md">
          {QUIET_HOURS}のあいだは、LINEとアプリのお知らせをお送りしません。朝8時を過ぎてからお届けします。
          {misses && ' LINEのお知らせは、下の「LINE連携」で連携すると届きます。'}
        </Text>
      }
    >
      {({ draft, problems }) => (
        <FieldGroup legend="お知らせごとの受け取り方" error={problems['notices']}>
          <div className={styles.notices}>
            {Object.entries(NOTICE_KIND).map(([kind, label]) => (
              <div key={kind} role="group" aria-labelledby={`notice-${kind}`} className={styles.noticeRow}>
                <span id={`notice-${kind}`}>{label}</span>
                <div className={styles.noticeBoxes}>
                  {Object.entries(CHANNEL).map(([channel, word]) => (
                    <Checkbox
                      key={channel}
                      name="notices"
                      value={noticeName(kind, channel)}
                      label={word}
                      defaultChecked={draft.notices.includes(noticeName(kind, channel))}
                    />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </FieldGroup>
      )}
    </ProfileSection>
  )
}
