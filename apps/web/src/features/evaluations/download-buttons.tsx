import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { DownloadButton } from '../../lib/download-button.tsx'
import { texts } from './texts.ts'

const formats = [
  { name: texts.asPdf, endpoint: evaluations.pdf, file: (number: number) => `auswertung-protokoll-${number}.pdf` },
  { name: texts.asCsv, endpoint: evaluations.csv, file: (number: number) => `protokoll-${number}.csv` },
] as const

interface DownloadButtonsProps {
  readonly userId: string
  readonly number: number
  /** First name of the member, for other people. */
  readonly person?: string
  /** Whether the PDF of the evaluation is available, that is once the protocol has been submitted. */
  readonly hasPdf: boolean
}

/** Download buttons: the evaluation as a PDF, and the protocol's entries as a table. */
export const DownloadButtons = ({ userId, number, person, hasPdf }: DownloadButtonsProps) => (
  <div className="flex gap-1">
    {formats
      .filter(({ endpoint }) => hasPdf || endpoint !== evaluations.pdf)
      .map(({ name, endpoint, file }) => (
        <DownloadButton
          key={name}
          endpoint={endpoint}
          request={{ params: { userId }, query: { number: String(number) } }}
          fileName={file(number)}
          person={person}
          label={name}
          size="sm"
          iconClass="size-4"
        />
      ))}
  </div>
)
