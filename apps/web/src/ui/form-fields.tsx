import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface FormFieldsProps {
  /** Whether the form is being saved. */
  readonly isSaving: boolean
  readonly children: ReactNode
}

/**
 * Fields of a form. While it is being saved they accept no input, which would be lost when the answer closes the form or
 * replaces what is in it. They are not disabled, because a disabled field loses the focus.
 */
export function FormFields({ isSaving, children }: FormFieldsProps) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (isSaving && area.current ? lock(area.current) : undefined), [isSaving])
  return (
    <div ref={area} className="contents">
      {children}
    </div>
  )
}

/** Events that operate what cannot be read-only: checkboxes, buttons, menus. */
const operations = ['click', 'pointerdown', 'mousedown', 'keydown'] as const

function ignore(event: Event): void {
  // The focus may move on.
  if (event instanceof KeyboardEvent && event.key === 'Tab') return
  event.stopPropagation()
  if (event.type === 'click') event.preventDefault()
}

/** Locks the fields in an area. @returns a function that unlocks them */
function lock(area: HTMLElement): () => void {
  const inputs = [...area.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ readOnly }) => !readOnly,
  )
  // A select without other options keeps its value.
  const options = [...area.querySelectorAll<HTMLOptionElement>('select option')].filter(
    ({ selected, disabled }) => !selected && !disabled,
  )
  const setLocked = (isLocked: boolean) => {
    for (const input of inputs) input.readOnly = isLocked
    for (const option of options) option.disabled = isLocked
  }
  setLocked(true)
  for (const operation of operations) area.addEventListener(operation, ignore, true)
  return () => {
    setLocked(false)
    for (const operation of operations) area.removeEventListener(operation, ignore, true)
  }
}
