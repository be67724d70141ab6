export const texts = {
  title: 'Gesundheitsdaten',
  text: 'Körpermaße, Fotos von dir, Angaben zu Gesundheit und Ernährung, Protokolle, „Dein Tag“, Wochenrückblicke und Nachrichten mit deiner Begleitung: Wir verarbeiten sie nur mit deiner Einwilligung. Was du misst und schreibst, speichern wir verschlüsselt, mit einem eigenen Schlüssel für dich.',
  who: 'Wer sie sieht',
  whoYou: 'Du, und sonst niemand, der dich begleitet: Du hast gerade keine Begleitung.',
  whoTrainer: (name: string) => `Du und ${name}, deine Begleitung, solange sie dauert.`,
  whoNotTrainer: (name: string) => `Nur du. Dass ${name}, deine Begleitung, sie sieht, hast du nicht erlaubt.`,
  whoNobody: 'Im Moment niemand.',
  whoTeam: 'Unser Team nur, wenn es einen Grund angibt. Den liest du unter „Wer hat meine Daten gesehen?“.',
  consent: 'Deine Einwilligung',
  given: (day: string, version: string) => `Du hast am ${day} zugestimmt (Fassung ${version}).`,
  notGiven: 'Du hast nicht zugestimmt. Wir speichern keine Gesundheitsdaten von dir.',
  revoked: (day: string) =>
    `Du hast deine Einwilligung widerrufen. Niemand kann deine Gesundheitsdaten sehen, und am ${day} löschen wir sie endgültig. Stimmst du vorher wieder zu, ist alles wie zuvor.`,
  newVersion: 'Es gibt eine neue Fassung. Deine bisherige Einwilligung gilt weiter, bis du der neuen zustimmst.',
  shareAgain: (name: string) => `Wenn ${name} deine Gesundheitsdaten sehen soll, stimme hier noch einmal zu.`,
  revoke: 'Einwilligung widerrufen',
  revokeTitle: 'Einwilligung widerrufen?',
  revokeText:
    'Ab sofort kann niemand mehr deine Gesundheitsdaten sehen, auch deine Begleitung nicht. Nachrichten und Körpermaße sind gesperrt, nach 14 Tagen löschen wir alles endgültig. Stimmst du vorher wieder zu, geht nichts verloren.',
  revokeConfirm: 'Widerrufen',
  revokeDone: 'Deine Einwilligung ist widerrufen.',
}
