/** Source of `useExternalValue` that notifies on `visibilitychange`: an open page becomes visible again. */
export const whenVisible = {
  subscribe(listener: () => void) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
