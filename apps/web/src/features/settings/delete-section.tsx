import { PageSection } from '../../ui/page-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { texts } from './texts.ts'

export const DeleteSection = ({ id }: { id: string }) => (
  <PageSection id={id} tone="sunk" title={texts.erase.title} text={texts.erase.text}>
    <DeleteAccount />
  </PageSection>
)
