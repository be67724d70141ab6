import type { KeyboardEvent } from 'react'

/** Key handler of a text area: Ctrl+Enter, or Cmd+Enter on a Mac, submits its form. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
