export const texts = {
  tooLate: 'Dieses Protokoll ist seit mehr als drei Tagen vorbei und kann nicht mehr ergänzt werden.',
  otherDay: 'Dieser Tag gehört nicht zu deinem Protokoll.',
  futureDay: 'Dieser Tag kommt erst.',
  startDay: 'Bitte wähle einen Tag von heute bis in zwei Wochen.',
  mealsFull: 'An einem Tag haben 15 Einträge Platz. Ergänze etwas in einem davon.',
  protocolsFull: 'Mehr Protokolle können wir nicht aufheben. Schreib uns bitte, die Adresse steht im Impressum.',
  tooFewDays: (complete: number, min: number) =>
    `Erst ${complete === 1 ? 'ein Tag ist' : `${complete} Tage sind`} vollständig. Ab ${min} kannst du abschicken.`,
  daysMissing: (missing: number) =>
    missing === 1 ? 'Ein Tag ist noch nicht vollständig.' : `${missing} Tage sind noch nicht vollständig.`,
  submitted: 'Ein abgeschicktes Protokoll lässt sich nicht verwerfen.',
} as const
