import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { callForFile } from '../../../lib/api.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts } from '../texts.ts'

interface DownloadButtonsProps {
  readonly userId: string
  readonly number: number
}

const formats = [
  { name: texts.pdf, endpoint: anamnesis.pdf, extension: 'pdf' },
  { name: texts.csv, endpoint: anamnesis.csv, extension: 'csv' },
] as const

/** Download buttons of a version: as a document to print, and as a table. */
export const DownloadButtons = (props: DownloadButtonsProps) => (
  <div className="flex gap-1">
    {formats.map((format) => (
      <DownloadButton key={format.name} {...props} {...format} />
    ))}
  </div>
)

function DownloadButton({
  userId,
  number,
  name,
  endpoint,
  extension,
}: DownloadButtonsProps & (typeof formats)[number]) {
  const download = useMutation({
    mutationFn: () => callForFile(endpoint, { params: { userId, number } }),
    onSuccess: (file) => saveFile(file, `anamnese-fassung-${number}.${extension}`),
    onError: (problem) => void toast.error(problemText(problem)),
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={texts.downloadOf(name, number)}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download className="size-4" aria-hidden="true" />
      {name}
    </Button>
  )
}
