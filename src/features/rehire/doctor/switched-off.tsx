import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { switchOnWords } from '../../../domain/work/rehire.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { switchRehireOnFn } from './interest.functions.ts'
import { switchedOffQuery } from './rehire.queries.ts'

type SwitchedOffProps = {
  /** The outcome in the URL, after a post without JavaScript, and the hospital that it is about. */
  posted: string | undefined
  hospitalId: string | undefined
  formKey: string
}

/** Hospitals whose offers the doctor has switched off, each to be switched on again; nothing without one. */
export function SwitchedOff({ posted, hospitalId, formKey }: SwitchedOffProps) {
  const hospitals = useSuspenseQuery(switchedOffQuery()).data
  // Anybody can write a URL: a success is told only where the list says so too.
  const isGone = !hospitals.some(({ id }) => id === hospitalId)
  const told = isGone ? switchOnWords(posted) : undefined
  if (hospitals.length === 0 && !told) return null
  return (
    <Card as="section" aria-labelledby="switched-off">
      <Stack gap={3}>
        <Heading level={2} id="switched-off">
          オファーを受け取らない病院
        </Heading>
        <OutcomeNotice told={told} />
        <Text tone="sub">受け取らないことも、また受け取ることも、病院にはお知らせしません。</Text>
        <Stack as="ul" gap={3}>
          {hospitals.map(({ id, name }) => (
            <li key={id}>
              <SwitchOn
                id={id}
                name={name}
                posted={id === hospitalId ? posted : undefined}
                formKey={`${formKey}-on-${id}`}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

type SwitchOnProps = { id: string; name: string; posted: string | undefined; formKey: string }

function SwitchOn({ id, name, posted: outcome, formKey }: SwitchOnProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(switchRehireOnFn, {
    posted: outcome === 'ON' ? undefined : outcome,
    formKey,
    onAnswer: (given) => {
      toastOutcome('rehire', switchOnWords(given.outcome))
      return queryClient.invalidateQueries(switchedOffQuery())
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={2}>
        <FormReport of={posted} words={switchOnWords} toasted />
        <input type="hidden" name="hospitalId" value={id} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Text bold>{name}</Text>
        <div>
          <Button type="submit" pending={posted.pending} aria-label={`${name}のオファーを受け取る`}>
            オファーを受け取る
          </Button>
        </div>
      </Stack>
    </form>
  )
}
