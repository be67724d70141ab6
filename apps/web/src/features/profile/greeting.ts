import { hourInVienna } from '../../lib/format.ts'
import { texts } from './texts.ts'

/** Austrian greeting for the time of day in Vienna; 'Mahlzeit' at noon. */
function greetingAt(moment: Date): string {
  const hour = hourInVienna(moment)
  if (hour < 5) return texts.night
  if (hour < 11) return texts.morning
  if (hour < 14) return texts.noon
  return hour < 18 ? texts.afternoon : texts.evening
}

/** Greeting, with the name if known: `Guten Morgen, Anna`, at night `Noch wach, Anna?`. */
export function greet(moment: Date, name: string | undefined): string {
  const greeting = greetingAt(moment)
  return `${greeting}${name ? `, ${name}` : ''}${greeting === texts.night ? '?' : ''}`
}
