import { todayInVienna } from '@kostbar/contracts/calendar'
import { useExternalValue, whenVisible } from '../../lib/external-store.ts'

/** Current calendar day in Vienna; follows the clock when a page that stayed open overnight is looked at again. */
export const useToday = (): string => useExternalValue(whenVisible, todayInVienna, todayInVienna())
