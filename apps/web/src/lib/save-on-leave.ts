/**
 * Saves when the page is hidden or left, and when the connection returns.
 * @param save saves what is not saved yet; called again while a save runs
 * @returns function that stops it
 */
export function saveOnLeave(save: () => void): () => void {
  const saveIfHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }
  addEventListener('online', save)
  addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', saveIfHidden)
  return () => {
    removeEventListener('online', save)
    removeEventListener('pagehide', save)
    document.removeEventListener('visibilitychange', saveIfHidden)
  }
}
