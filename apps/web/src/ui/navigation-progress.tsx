import { texts } from './texts.ts'
import { useDelayed } from './use-delayed.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Progress line along the top while a page is loading, shown after 150 ms; the page stays usable. */
export function NavigationProgress({ active }: { active: boolean }) {
  const shown = useDelayed(active)
  return (
    <div role="status">
      {shown ? (
        <>
          <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 origin-left scale-x-90 bg-apricot transition-[scale] duration-[8s] ease-out forced-colors:bg-[Highlight] starting:scale-x-5" />
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </>
      ) : null}
    </div>
  )
}
