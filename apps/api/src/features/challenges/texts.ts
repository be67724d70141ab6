export const texts = {
  startsInPast: 'Die Challenge kann frühestens heute beginnen.',
  startsTooLate: 'Bitte wähle einen Beginn innerhalb eines Jahres.',
  noScheduledDay: 'In diesem Zeitraum liegt keiner der gewählten Wochentage.',
  tooManyRequired: (days: number) =>
    `In diesem Zeitraum ${days === 1 ? 'liegt nur ein Tag' : `liegen nur ${days} Tage`}. Mehr kann niemand erreichen.`,
  noParticipants: 'Bitte wähle mindestens eine Person.',
  notAClient: 'Eine der gewählten Personen begleitest du nicht mehr. Bitte prüfe die Auswahl.',
  hasLeft: 'Eine der gewählten Personen hat diese Challenge verlassen. Sie kann selbst wieder dazukommen.',
  everyoneMayJoin: 'An dieser Challenge können alle von sich aus teilnehmen.',
  onlyAdmins: 'Challenges für alle kann nur ein Admin anlegen.',
  onlyTrainers: 'Challenges für Kunden kann nur ein Trainer anlegen.',
  notOpen: 'Einladen kannst du, solange die Challenge veröffentlicht und noch nicht zu Ende ist.',
  ended: 'Diese Challenge ist schon zu Ende.',
} as const
