import { lateLogDays } from '@kostbar/contracts/day-log/limits'

export const texts = {
  futureDay: 'Dieser Tag kommt erst.',
  tooOld: `Eintragen kannst du heute und die ${lateLogDays} Tage davor.`,
  inProtocol: 'An diesem Tag läuft dein 7-Tages-Protokoll. Trag deine Werte bitte dort ein.',
} as const
