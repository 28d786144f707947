import { DeskPanes } from '../../../ui/desk/desk.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ApplicationFile } from './application-file.tsx'
import type { ApplicationFileSearch } from './application-search.ts'
import { InboxList } from './inbox-list.tsx'

/** The inbox without an open application. */
export const InboxPage = ({ after, formKey }: { after: string | undefined; formKey: string }) => (
  <DeskPanes
    list={<InboxList after={after} openId={undefined} formKey={formKey} />}
    file={<Text tone="sub">応募を選ぶと、先生の経験や希望、当院での記録が表示されます。</Text>}
    isFileOpen={false}
  />
)

type ApplicationPageProps = {
  id: string
  search: ApplicationFileSearch
  formKey: string
}

/** An application, with the inbox beside it. */
export const ApplicationPage = (props: ApplicationPageProps) => (
  <DeskPanes
    list={<InboxList after={props.search.after} openId={props.id} formKey={props.formKey} />}
    file={<ApplicationFile key={props.id} {...props} />}
    isFileOpen
  />
)
