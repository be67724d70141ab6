import { useEffect, useEffectEvent } from 'react'

/** Actions by key (`KeyboardEvent.key`, lower case). */
export type Shortcuts = Readonly<Record<string, () => void>>

const textFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Whether a text field, an open dialog or a menu has the focus and so needs the key itself, or a modifier key is
 * pressed.
 */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || defaultPrevented || (target instanceof Element && target.closest(textFields) !== null)

/** Single-key shortcuts of a page; inactive while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = isTaken(event) ? undefined : shortcuts[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
