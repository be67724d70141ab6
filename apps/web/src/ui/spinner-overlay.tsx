import { SpinnerPicture } from './spinner-picture.tsx'
import { texts } from './texts.ts'
import { useDelayed } from './use-delayed.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Full-screen indicator while code is loading, shown after `active` has lasted 150 ms. */
export function SpinnerOverlay({ active }: { active: boolean }) {
  const shown = useDelayed(active)
  return (
    <div role="status">
      {shown ? (
        <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-paper/70 text-leaf backdrop-blur-xs">
          <span className="grid size-28 place-items-center rounded-full bg-raised shadow-high">
            <span className="grid size-22 place-items-center rounded-full text-2xl inset-ring inset-ring-line">
              <SpinnerPicture phase="preLoading" className="size-14 object-contain" />
            </span>
          </span>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </div>
      ) : null}
    </div>
  )
}
