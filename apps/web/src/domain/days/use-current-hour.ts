import { useExternalValue, whenVisible } from '../../lib/external-store.ts'

const hourMs = 3_600_000
const hoursSince1970 = () => Math.floor(Date.now() / hourMs)

/** Moment at which the current hour began; follows the clock like `useToday`. */
export const useCurrentHour = (): Date =>
  new Date(useExternalValue(whenVisible, hoursSince1970, hoursSince1970()) * hourMs)
