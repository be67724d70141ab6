export const texts = {
  from: (firstName: string) => `Von ${firstName}`,
  /** Author of a note for a member: the trainer, a former trainer or an admin; null once their account is gone. */
  noteFrom: (firstName: string | null) => (firstName ? `Von ${firstName}` : 'Für dich geschrieben'),
  verified: 'Qualifikation geprüft',
  away: (from: string, until: string) => `Von ${from} bis ${until} nicht da.`,
  visibleTitle: (trainer: string) => `Das sieht ${trainer} von dir`,
  visible: [
    'Name, E-Mail-Adresse, Telefonnummer, Ziele und Profilbild',
    'Tagesziele, Ernährungsplan, ausgewählte Rezepte und Einkaufsliste',
    'Notizen, Dokumente und Trainingslinks',
    'Gesundheitsdaten wie Messwerte, Fotos, Anamnese, Ernährungsprofil, Protokolle, „Dein Tag“, Wochenrückblicke und eure Nachrichten, solange du dem zustimmst',
    'Deine Einträge in Challenges, zu denen du eingeladen wirst',
    'Wann du zuletzt da warst',
  ],
  notVisible: 'Nicht zu sehen sind dein Passwort, deine Zahlungsdaten und Rechnungen und deine Geräte.',
} as const
