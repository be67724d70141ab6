import { toast } from 'react-toastify/unstyled'
import { LinkedText, type TextLink } from './linked-text.tsx'

/** Shows a toast in the container. */
export function showToast(kind: 'success' | 'error', text: string, link: TextLink | undefined): void {
  // The id prevents duplicates of a toast that is still visible.
  toast[kind](link ? <LinkedText text={text} link={link} /> : text, {
    toastId: `${kind}: ${text}`,
    role: kind === 'error' ? 'alert' : 'status',
  })
}
