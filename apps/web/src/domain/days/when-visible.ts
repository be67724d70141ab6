/** Source of `useExternalValue` that is read again when a page that stayed open is looked at again. */
export const whenVisible = {
  subscribe(listener: () => void) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
