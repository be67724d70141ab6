import type { Endpoint, Request } from '@kostbar/contracts/endpoint'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import type { ButtonClassOptions } from '../ui/button-class.ts'
import { callForFile } from './api.ts'
import { fileNameAbout } from './file-name.ts'
import { saveFile } from './save-file.ts'
import { toastProblem } from './toast-problem.ts'

interface DownloadButtonProps<E extends Endpoint> extends Pick<ButtonClassOptions, 'variant' | 'size'> {
  /** Endpoint that answers with a file. */
  readonly endpoint: E
  readonly request: Request<E>
  /** Name of the saved file, with its extension. */
  readonly fileName: string
  /** First name of the person whom the file is about, where the viewer has files of several people. */
  readonly person?: string | undefined
  readonly label: string
  /** Name for screen readers, if the label is not enough among others. */
  readonly accessibleLabel?: string
  readonly iconClass?: string
}

/** Button that fetches a file from the API and saves it. */
export function DownloadButton<E extends Endpoint>({
  endpoint,
  request,
  fileName,
  person,
  label,
  accessibleLabel,
  variant = 'quiet',
  size,
  iconClass = 'size-5',
}: DownloadButtonProps<E>) {
  const download = useMutation({
    mutationFn: () => callForFile(endpoint, request),
    onSuccess: (file) => saveFile(file, person ? fileNameAbout(fileName, person) : fileName),
    onError: toastProblem,
  })
  return (
    <Button
      variant={variant}
      size={size}
      aria-label={accessibleLabel}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download className={iconClass} aria-hidden="true" />
      {label}
    </Button>
  )
}
