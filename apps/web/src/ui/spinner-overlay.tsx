import { LoadingDots } from './loading-dots.tsx'
import { texts } from './texts.ts'
import { useDelayed } from './use-delayed.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Full-screen loading indicator, shown once `active` has lasted 150 ms. */
export function SpinnerOverlay({ active }: { active: boolean }) {
  const shown = useDelayed(active)
  return (
    <div role="status">
      {shown ? (
        <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-paper/70 text-leaf backdrop-blur-xs">
          <span className="grid size-28 place-items-center rounded-full bg-raised shadow-high">
            <span className="grid size-22 place-items-center rounded-full text-2xl inset-ring inset-ring-line">
              <LoadingDots />
            </span>
          </span>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </div>
      ) : null}
    </div>
  )
}
