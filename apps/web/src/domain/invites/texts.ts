export const texts = {
  verified: 'Qualifikation geprüft',
  away: (until: string) => `Bis ${until} nicht da`,
  consentTitle: 'Deine Einwilligung',
  consentLabel: 'Ich habe beides gelesen und willige ein.',
  visibleTitle: (trainer: string) => `Das sieht ${trainer} von dir`,
  visible: [
    'deinen Namen, deine E-Mail-Adresse, deine Telefonnummer und dein Profilbild',
    'Ernährungsplan, Tagesziele, Rezepte, Einkaufsliste, Notizen, Dokumente und Trainingslinks',
    'Gesundheitsdaten wie Messwerte, Anamnese, Protokolle und eure Nachrichten',
  ],
  notVisible: 'Nicht sichtbar sind dein Passwort, deine Zahlungen und deine Geräte.',
  endable:
    'Du kannst die Begleitung jederzeit in den Einstellungen beenden. Dann sieht diese Person nichts mehr von dir.',
} as const
