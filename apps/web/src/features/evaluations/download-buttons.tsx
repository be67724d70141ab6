import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { callForFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

const formats = [
  { name: texts.asPdf, endpoint: evaluations.pdf, file: (number: number) => `auswertung-protokoll-${number}.pdf` },
  { name: texts.asCsv, endpoint: evaluations.csv, file: (number: number) => `protokoll-${number}.csv` },
] as const

interface DownloadButtonsProps {
  readonly userId: string
  readonly number: number
  /** Whether the PDF of the evaluation is available, that is once the protocol has been submitted. */
  readonly hasPdf: boolean
}

/** Download buttons: the evaluation as a PDF, and the protocol's entries as a table. */
export const DownloadButtons = ({ userId, number, hasPdf }: DownloadButtonsProps) => (
  <div className="flex gap-1">
    {formats
      .filter(({ endpoint }) => hasPdf || endpoint !== evaluations.pdf)
      .map((format) => (
        <DownloadButton key={format.name} userId={userId} number={number} {...format} />
      ))}
  </div>
)

function DownloadButton({
  userId,
  number,
  name,
  endpoint,
  file,
}: Omit<DownloadButtonsProps, 'hasPdf'> & (typeof formats)[number]) {
  const download = useMutation({
    mutationFn: () => callForFile(endpoint, { params: { userId }, query: { number: String(number) } }),
    onSuccess: (blob) => saveFile(blob, file(number)),
    onError: (problem) => toastProblem(problem),
  })
  return (
    <Button variant="quiet" size="sm" pending={download.isPending} onClick={() => download.mutate()}>
      <Download className="size-4" aria-hidden="true" />
      {name}
    </Button>
  )
}
