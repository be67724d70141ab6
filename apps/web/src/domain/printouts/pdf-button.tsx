import type { Endpoint, Request } from '@kostbar/contracts/endpoint'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { callForFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import type { ButtonLook } from '../../ui/button-class.ts'
import { texts } from './texts.ts'

interface PdfButtonProps<E extends Endpoint> extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Endpoint that answers with a PDF. */
  readonly endpoint: E
  readonly request: Request<E>
  /** Name of the saved file without extension. */
  readonly fileName: string
}

/** Button that downloads a plan, recipe or shopping list as a PDF. */
export function PdfButton<E extends Endpoint>({
  endpoint,
  request,
  fileName,
  variant = 'quiet',
  size,
}: PdfButtonProps<E>) {
  const download = useMutation({
    mutationFn: () => callForFile(endpoint, request),
    onSuccess: (file) => saveFile(file, `${fileName}.pdf`),
    onError: (problem) => toastProblem(problem),
  })
  return (
    <Button variant={variant} size={size} pending={download.isPending} onClick={() => download.mutate()}>
      <Download className="size-5" aria-hidden="true" />
      {texts.asPdf}
    </Button>
  )
}
