const options = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' } as const
const time = new Intl.DateTimeFormat('de-AT', options)
const day = new Intl.DateTimeFormat('de-AT', { day: '2-digit', month: '2-digit', timeZone: 'Europe/Vienna' })
const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'short', timeZone: 'Europe/Vienna' })
const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'longOffset', timeZone: 'Europe/Vienna' })

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const isSummerTime = (moment: number) => offset.format(moment).endsWith('+02:00')

/** Note that tells the two equal hours apart in the night when summer time ends; empty at other times. */
function zoneNote(moment: number): string {
  if (isSummerTime(moment)) return isSummerTime(moment + hourMs) ? '' : ' (Sommerzeit)'
  return isSummerTime(moment - hourMs) ? ' (Winterzeit)' : ''
}

/** Deadline in Vienna time: `So, 17:00`; from six days away on with its date: `So, 29.11., 17:00`. */
export function formatDeadline(dueAt: Date | string, now: Date = new Date()): string {
  const moment = new Date(dueAt).getTime()
  const isThisWeek = Math.abs(moment - now.getTime()) < 6 * dayMs
  const date = isThisWeek ? '' : `${day.format(moment)}, `
  return `${weekday.format(moment).replace('.', '')}, ${date}${time.format(moment)}${zoneNote(moment)}`
}
