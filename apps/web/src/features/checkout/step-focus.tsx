import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus into the next step of a dialog, unless that has put it into a field of its own. */
export function StepFocus({ step, children }: { step: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (!area.current?.contains(document.activeElement)) area.current?.focus()
  }, [step])
  return (
    <div ref={area} tabIndex={-1}>
      {children}
    </div>
  )
}
