import { toast } from 'react-toastify/unstyled'
import { LinkedText, type TextLink } from './linked-text.tsx'

/** Ids of the toasts that are visible or about to be, by kind and text. */
const ids = new Map<string, string>()
let count = 0

/**
 * Shows a toast in the container. One that is visible already is not doubled: its time starts again, and its text is a new
 * element, which screen readers announce once more.
 */
export function showToast(kind: 'success' | 'error', text: string, link: TextLink | undefined): void {
  count += 1
  const content = <span key={count}>{link ? <LinkedText text={text} link={link} /> : text}</span>
  const name = `${kind}: ${text}`
  const shownId = ids.get(name)
  if (shownId && toast.isActive(shownId)) {
    toast.update(shownId, { render: content, delay: 0 })
    return
  }
  // Before the container is mounted, the id prevents duplicates; a toast that leaves has given its id back.
  const toastId = shownId ?? `${name} ${count}`
  ids.set(name, toastId)
  toast[kind](content, {
    toastId,
    role: kind === 'error' ? 'alert' : 'status',
    onClose: () => ids.delete(name),
  })
}
