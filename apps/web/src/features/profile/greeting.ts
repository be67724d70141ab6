import { hourInVienna } from '../../lib/format.ts'
import { texts } from './texts.ts'

/** How one greets in Austria at this hour; noon is 'Mahlzeit'. */
export function greetingAt(moment: Date): string {
  const hour = hourInVienna(moment)
  if (hour < 5) return texts.night
  if (hour < 11) return texts.morning
  if (hour < 14) return texts.noon
  return hour < 18 ? texts.afternoon : texts.evening
}
