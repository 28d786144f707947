import { useHydrated } from '@tanstack/react-router'
import { CONSENT_IDS } from '../../domain/third-party/script-ids.ts'
import { partyOf, type PartyId } from '../../domain/third-party/third-parties.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Text } from '../../ui/text/text.tsx'
import { decideConsent, useConsent } from './consent.ts'

/** Allows a third party on this device, or refuses it again. Without script there is nothing to allow. */
export function ConsentSwitch({ id }: { id: PartyId }) {
  const hydrated = useHydrated()
  const { allowed } = useConsent()
  const asked = CONSENT_IDS.find((one) => one === id)
  if (!asked) return null
  if (!hydrated) {
    return <Text tone="sub">JavaScriptが無効のあいだは読み込みません。</Text>
  }
  return (
    <Checkbox
      label={`${partyOf(asked).service}をこの端末で許可する`}
      checked={allowed.includes(asked)}
      onChange={(event) => decideConsent([asked], event.currentTarget.checked)}
    />
  )
}
