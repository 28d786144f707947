import { Button } from '../../ui/button/button.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { PlainPost } from '../forms/plain-post.tsx'
import { chooseHospitalFn } from './member.functions.ts'
import * as styles from './hospital.css.ts'

type ChooseHospitalProps = { memberships: readonly { hospitalId: string; hospitalName: string }[] }

/** The hospital whose pages are shown; a choice for who works for several. */
export function ChooseHospital({ memberships }: ChooseHospitalProps) {
  const [chosen] = memberships
  if (memberships.length < 2) return <p className={styles.hospital}>{chosen?.hospitalName}</p>
  return (
    <PlainPost command={chooseHospitalFn} className={styles.choice}>
      <NativeSelect
        name="hospitalId"
        aria-label="表示する病院"
        defaultValue={chosen?.hospitalId}
        options={memberships.map(({ hospitalId, hospitalName }) => ({
          value: hospitalId,
          label: hospitalName,
        }))}
      />
      <Button type="submit" size="sm">
        切り替える
      </Button>
    </PlainPost>
  )
}
