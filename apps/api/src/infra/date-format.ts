const longDate = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' })
const longDateTime = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
})
const longDay = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('de-AT', { day: 'numeric', month: 'numeric', timeZone: 'UTC' })

/** Date of a moment in Vienna: `3. Dezember 2026`. */
export const formatDate = (moment: Date): string => longDate.format(moment)

/** Last day before a moment in Vienna, such as the midnight with which a trial or lock ends: `2. Dezember 2026`. */
export const formatLastDay = (end: Date): string => longDate.format(end.getTime() - 1)

/** Date and time of a moment in Vienna: `24. November 2026 um 13:41`. */
export const formatDateTime = (moment: Date): string => longDateTime.format(moment)

/** Calendar day: `23. November 2026`. @param day `2026-11-23` */
export const formatDay = (day: string): string => longDay.format(new Date(day))

/** Calendar day without the year: `23.11.` @param day `2026-11-23` */
export const formatShortDay = (day: string): string => shortDay.format(new Date(day))
