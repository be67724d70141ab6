import { protocolToday } from '@kostbar/contracts/protocol/days'
import { useCurrentHour } from '../../domain/days/use-current-hour.ts'

/** Current protocol day, which begins at a full hour; follows the clock like `useToday`. */
export const useProtocolToday = (): string => protocolToday(useCurrentHour())
