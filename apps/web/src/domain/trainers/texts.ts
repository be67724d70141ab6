export const texts = {
  verified: 'Qualifikation geprüft',
  away: (from: string, until: string) => `Von ${from} bis ${until} nicht da.`,
  visibleTitle: (trainer: string) => `Das sieht ${trainer} von dir`,
  visible: [
    'Name, E-Mail-Adresse, Telefonnummer, Ziele und Profilbild',
    'Tagesziele, Ernährungsplan, ausgewählte Rezepte und Einkaufsliste',
    'Notizen, Dokumente und Trainingslinks',
    'Gesundheitsdaten wie Messwerte, Anamnese, Protokolle und eure Nachrichten, solange du dem zustimmst',
    'Wann du zuletzt da warst',
  ],
  notVisible: 'Nicht zu sehen sind dein Passwort, deine Zahlungen und deine Geräte.',
} as const
