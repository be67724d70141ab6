import { type DataExport, dataExports } from '@kostbar/contracts/exports'
import { useChange } from '../../lib/api.ts'
import { formatDate, formatMegabytes } from '../../lib/format.ts'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface ReadyExportProps {
  readonly of: DataExport
  /** Another one is being asked for. */
  readonly asking: boolean
  readonly onAsk: () => void
}

/** An export to download. Its address holds for minutes only, so it is asked for when it is wanted. */
export function ReadyExport({ of: { id, size, expiresAt }, asking, onAsk }: ReadyExportProps) {
  const download = useChange(dataExports.download, {
    // The storage says that it is to be saved, so the page stays where it is.
    onSuccess: ({ url }) => location.assign(url),
    onError: (problem) => toast.error(problemText(problem)),
  })
  return (
    <>
      <p role="status" className="mb-4">
        {texts.ready(formatMegabytes((size ?? 0) / 1_000_000), formatDate(expiresAt ?? ''))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button pending={download.isPending} onClick={() => download.mutate({ params: { id } })}>
          {texts.download}
        </Button>
        <Button variant="quiet" pending={asking} onClick={onAsk}>
          {texts.requestAgain}
        </Button>
      </div>
    </>
  )
}
