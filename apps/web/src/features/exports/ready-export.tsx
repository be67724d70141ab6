import { dataExports } from '@kostbar/contracts/exports/endpoints'
import type { DataExport } from '@kostbar/contracts/exports/schemas'
import { useApiMutation } from '../../lib/api.ts'
import { formatDate, formatFileSize } from '../../lib/format.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

interface ReadyExportProps {
  readonly dataExport: DataExport
  /** Whether another export is being requested. */
  readonly requesting: boolean
  readonly onRequest: () => void
}

/** Finished data export with a download button. The URL expires within minutes, so it is requested on click. */
export function ReadyExport({ dataExport: { id, size, expiresAt }, requesting, onRequest }: ReadyExportProps) {
  const download = useApiMutation(dataExports.download, {
    // The storage sends it as an attachment, so the browser stays on this page.
    onSuccess: ({ url }) => location.assign(url),
    onError: toastProblem,
  })
  return (
    <>
      <p role="status" className="mb-4">
        {texts.ready(formatFileSize((size ?? 0) / 1_000_000), formatDate(expiresAt ?? ''))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button pending={download.isPending} onClick={() => download.mutate({ params: { id } })}>
          {texts.download}
        </Button>
        <Button variant="quiet" pending={requesting} onClick={onRequest}>
          {texts.requestAgain}
        </Button>
      </div>
    </>
  )
}
