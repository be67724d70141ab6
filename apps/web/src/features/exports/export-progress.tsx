import type { DataExport } from '@kostbar/contracts/exports/schemas'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { isSlow } from './export-state.ts'
import { texts } from './texts.ts'

/**
 * Progress of a data export. The step count is outside the live region, so screen readers do not announce every step.
 */
export const ExportProgress = ({ dataExport }: { dataExport: DataExport }) => (
  <>
    <ProgressBar label={texts.progress} value={dataExport.done} max={dataExport.total || undefined} />
    <p className="mt-3">{dataExport.total === 0 ? texts.waiting : texts.running(dataExport.done, dataExport.total)}</p>
    <p role="status" className="mt-1 text-sm text-ink-soft">
      {isSlow(dataExport) ? texts.slow : texts.leave}
    </p>
  </>
)
