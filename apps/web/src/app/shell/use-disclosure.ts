import { useEffect, useId, useRef, useState } from 'react'

/**
 * The WAI disclosure pattern for a navigation flyout: a button that shows and hides a panel of links. Escape closes it
 * and goes back to the button; so does leaving it with the pointer pressed or the focus elsewhere.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [open])

  return {
    open,
    close: () => setOpen(false),
    root,
    button: { ref: button, 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) },
    panel: { id, hidden: !open },
  }
}
