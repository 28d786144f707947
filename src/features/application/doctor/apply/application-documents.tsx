import { DOCUMENT_KIND, type DocumentKind } from '../../../../domain/doctor/registration-words.ts'
import { CheckboxGroup } from '../../../../ui/choice/checkbox-group.tsx'

type ApplicationDocumentsProps = { documents: readonly DocumentKind[]; hospitalName: string }

/** Consent per document to what this hospital may see; nothing is shared by default. */
export const ApplicationDocuments = ({ documents, hospitalName }: ApplicationDocumentsProps) =>
  documents.length > 0 && (
    <CheckboxGroup
      legend={`${hospitalName}に共有する書類`}
      need="optional"
      help="チェックした書類だけを、この応募のあいだ共有します。応募を取り消すか取り下げると、共有は終わります。"
      name="sharedDocuments"
      options={documents.map((kind) => ({
        value: kind,
        label: `${DOCUMENT_KIND[kind]}(確認済み)を共有する`,
      }))}
    />
  )
