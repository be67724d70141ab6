import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** Text for members without targets, with the place of the button that only those without a trainer get. */
export const PendingNoTargets = () => (
  <>
    <p className="measure text-ink-soft">{texts.noneText}</p>
    <Skeleton className="mt-4 h-11 w-40 rounded-md" />
  </>
)
