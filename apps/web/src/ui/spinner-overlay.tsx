import { SpinnerPicture } from './spinner-picture.tsx'
import { texts } from './texts.ts'
import { useDelayed } from './use-delayed.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Full-screen indicator while code is loading. The veil begins to fade in at once, as the answer to a tap; the spinner
 * appears after `active` has lasted 150 ms.
 */
export function SpinnerOverlay({ active }: { active: boolean }) {
  const shown = useDelayed(active)
  return (
    <div role="status">
      {active ? (
        <div className="fixed inset-0 z-50 grid animate-appear place-items-center bg-paper/70 text-leaf">
          {shown ? <Spinner /> : null}
        </div>
      ) : null}
    </div>
  )
}

const Spinner = () => (
  <>
    <span className="grid size-28 animate-appear place-items-center rounded-full bg-raised shadow-high">
      <span className="grid size-22 place-items-center rounded-full text-2xl inset-ring inset-ring-line">
        <SpinnerPicture phase="preLoading" className="size-14 object-contain" />
      </span>
    </span>
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
  </>
)
