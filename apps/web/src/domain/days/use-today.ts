import { todayInVienna } from '@kostbar/contracts/calendar'
import { useExternalValue } from '../../lib/external-store.ts'

const whenVisible = {
  subscribe(listener: () => void) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

/** Current calendar day in Vienna; follows the clock when a page that stayed open overnight is looked at again. */
export const useToday = (): string => useExternalValue(whenVisible, todayInVienna, todayInVienna())
