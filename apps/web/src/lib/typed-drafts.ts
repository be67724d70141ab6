import { changes, itemKeys, memory, prefix, progressPrefix } from './draft.ts'
import { useExternalValue } from './external-store.ts'

const isTyped = (key: string) => key.startsWith(prefix) && !key.startsWith(prefix + progressPrefix)

/** Whether there are drafts with something typed, which exists nowhere else. */
export const hasTypedDrafts = (): boolean => itemKeys().some(isTyped)

const hasMemoryDrafts = () => [...memory.keys()].some(isTyped)

/** Whether something typed is in memory only, also of a page that was left: it is lost when the tab is closed. */
export const useHasMemoryDrafts = (): boolean => useExternalValue(changes, hasMemoryDrafts, false)
