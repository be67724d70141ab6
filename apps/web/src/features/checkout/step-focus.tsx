import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Moves the focus into a dialog step when the step changes, unless the step has already focused one of its fields. */
export function StepFocus({ step, children }: { step: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useLayoutEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    if (!area.current?.contains(document.activeElement)) area.current?.focus()
  }, [step])
  return (
    <div ref={area} tabIndex={-1}>
      {children}
    </div>
  )
}
