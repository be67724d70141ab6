import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ReviewBarProps {
  /** German text why the review is outdated; undefined while it is valid. */
  readonly staleText: string | undefined
  readonly repeatLabel: string
  readonly onRepeat: () => void
  /** Button of the reviewed action; replaced by the repeat button when the review is outdated. */
  readonly children: ReactNode
}

/** Bar at the bottom of a review: applies what was reviewed, or repeats an outdated review. */
export const ReviewBar = ({ staleText, repeatLabel, onRepeat, children }: ReviewBarProps) => (
  <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 bg-paper py-3 max-lg:bottom-20">
    {staleText === undefined ? (
      children
    ) : (
      <>
        <p role="status" className="text-sm text-apricot-ink">
          {staleText}
        </p>
        <Button variant="secondary" onClick={onRepeat}>
          {repeatLabel}
        </Button>
      </>
    )}
  </div>
)
