import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { DownloadButton } from '../../../lib/download-button.tsx'
import { texts } from '../texts.ts'

interface DownloadButtonsProps {
  readonly userId: string
  readonly number: number
  /** First name of the member, for other people. */
  readonly person?: string
}

const formats = [
  { name: texts.pdf, endpoint: anamnesis.pdf, extension: 'pdf' },
  { name: texts.csv, endpoint: anamnesis.csv, extension: 'csv' },
] as const

/** Download buttons of a version: as a document to print, and as a table. */
export const DownloadButtons = ({ userId, number, person }: DownloadButtonsProps) => (
  <div className="flex gap-1">
    {formats.map(({ name, endpoint, extension }) => (
      <DownloadButton
        key={name}
        endpoint={endpoint}
        request={{ params: { userId, number } }}
        fileName={`anamnese-fassung-${number}.${extension}`}
        person={person}
        label={name}
        accessibleLabel={texts.downloadOf(name, number)}
        size="sm"
        iconClass="size-4"
      />
    ))}
  </div>
)
