export const texts = {
  untilInPast: 'Bitte wähle einen Zeitpunkt in der Zukunft.',
  repliesFull: 'Du hast schon 30 Antworten gespeichert. Lösche zuerst eine, die du nicht mehr brauchst.',
} as const
