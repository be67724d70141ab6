import { protocolToday } from '@kostbar/contracts/protocol/days'
import { whenVisible } from '../../domain/days/when-visible.ts'
import { useExternalValue } from '../../lib/external-store.ts'

const today = () => protocolToday()

/** Current protocol day; follows the clock like `useToday`. */
export const useProtocolToday = (): string => useExternalValue(whenVisible, today, today())
