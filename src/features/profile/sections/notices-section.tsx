import { NOTICE_KIND, noticeName } from '../../../domain/doctor/profile-words.ts'
import { QUIET_HOURS } from '../../../domain/notice/quiet-hours.ts'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { PushSwitch } from '../../notice/push-switch.tsx'
import { noticesFacts } from '../profile-facts.ts'
import { ProfileSection, type SectionProps } from './profile-section.tsx'
import * as styles from '../profile.css.ts'

/** Labels short enough for three columns on a phone. */
const CHANNEL = { MAIL: 'メール', LINE: 'LINE', PUSH: 'アプリ' } as const

/** 通知設定: notification channels per kind of notice. */
export function NoticesSection(props: SectionProps) {
  return (
    <ProfileSection
      {...props}
      section="notices"
      title="通知設定"
      facts={noticesFacts(props.sections.notices)}
      above={
        <Stack gap={2}>
          <Text tone="sub" size="md">
            いまお届けしているのは、応募の返事・成立・キャンセル、病院からのメッセージ、登録と書類の確認の結果、保存した条件やフォロー中の病院の新着求人です。登録と書類の確認の結果は、選択にかかわらずメールでお送りします。ほかのお知らせは準備中です。
          </Text>
          <Text tone="sub" size="md">
            LINEでは、LINE連携をして、公式アカウントを友だちに追加した方にお届けします。急ぎでないお知らせは、
            {QUIET_HOURS}のあいだはお送りせず、そのあとにお届けします。
          </Text>
          <PushSwitch />
        </Stack>
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
