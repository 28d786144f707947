import { useState } from 'react'
import { joinWords } from '../../../domain/hospital/member-outcome.ts'
import { toHospitalLogin } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TokenField } from '../../account/token-field.tsx'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { JOIN_FORM } from './members-form-data.ts'
import { acceptInvitationFn } from './members.functions.ts'

const DONE = new Set(['JOINED', 'JOINED_NEW', 'LINK_USED'])

type JoinPageProps = { outcome: string | undefined }

/** Where the mail of an invitation leads. */
export function JoinPage({ outcome }: JoinPageProps) {
  const [done, setDone] = useState(outcome !== undefined && DONE.has(outcome) ? outcome : null)
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>病院の担当者への招待</Heading>
        {done === null ? (
          <JoinForm outcome={outcome} onDone={setDone} />
        ) : (
          <Stack gap={4}>
            <OutcomeNotice told={joinWords(done)} />
            <div>
              <Link {...toHospitalLogin()} className={buttonClass({ variant: 'filled' })}>
                病院の担当者のログインへ
              </Link>
            </div>
          </Stack>
        )}
      </Stack>
    </Page>
  )
}

function JoinForm({ outcome, onDone }: JoinPageProps & { onDone: (outcome: string) => void }) {
  const joining = usePosted(acceptInvitationFn, {
    posted: outcome,
    of: JOIN_FORM,
    onAnswer: ({ outcome: answered }) => {
      if (DONE.has(answered)) onDone(answered)
    },
  })
  return (
    <Card>
      <form {...joining.attributes}>
        <Stack gap={5}>
          <FormReport of={joining} words={joinWords} />
          <Text>
            招待のメールを受け取った方が、病院の担当者になります。お名前は同じ病院の担当者に表示されます。
          </Text>
          <TokenField error={joining.problems['token']} />
          <Field label="お名前" error={joining.problems['name']}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                defaultValue={joining.typed['name'] ?? ''}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="filled" size="lg" pending={joining.pending}>
              招待を承諾する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
