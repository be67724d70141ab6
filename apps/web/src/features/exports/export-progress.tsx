import type { DataExport } from '@kostbar/contracts/exports'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { isSlow } from './state.ts'
import { texts } from './texts.ts'

/** How far an export is. Says aloud that it is being made, but not every step. */
export const ExportProgress = ({ of }: { of: DataExport }) => (
  <>
    <ProgressBar label={texts.progress} value={of.done} max={of.total || undefined} />
    <p className="mt-3">{of.total === 0 ? texts.waiting : texts.running(of.done, of.total)}</p>
    <p role="status" className="mt-1 text-sm text-ink-soft">
      {isSlow(of) ? texts.slow : texts.leave}
    </p>
  </>
)
