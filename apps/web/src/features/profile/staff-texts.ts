/** German texts of the welcome cards of trainers and admins. */
export const staffTexts = {
  adminTitle: 'Willkommen in der Verwaltung',
  adminText:
    'Konten, Rollen und Sperren findest du in der User Verwaltung. Rezepte, die du anlegst, stehen für alle im Kochbuch.',
  toUsers: 'Zur User Verwaltung',
  trainerTitle: 'Willkommen in deinem Trainerbereich',
  trainerText:
    'Hier begleitest du deine Kunden: mit Zielen, Plänen, Dokumenten und Links zum Training. Du selbst brauchst kein Abo, für dich ist alles offen.',
  testTemplate: 'Zum Ausprobieren hast du eine Testvorlage, auch ohne Kunden-Slots.',
  toClients: 'Zu deinen Kunden',
  toTemplates: 'Zur Testvorlage',
  video: 'Erklärvideo für Trainer',
  playVideo: 'Erklärvideo abspielen',
  videoFrom: (host: string) =>
    `So arbeitest du hier mit deinen Kunden. Erst wenn du abspielst, wird das Video von ${host} geladen.`,
} as const
