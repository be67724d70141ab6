export const texts = {
  title: 'Benachrichtigungen',
  text: 'Mitteilungen auch auf dem Handy oder am Computer, wenn diese Seite gerade nicht offen ist. Zwischen 21 und 7 Uhr bleibt es still; was in der Nacht kommt, meldet sich um 7 Uhr.',
  enable: 'Benachrichtigungen aktivieren',
  enabled: 'Dieses Gerät bekommt ab jetzt Benachrichtigungen.',
  denied: 'Ohne deine Erlaubnis kommt nichts. Du kannst es jederzeit noch einmal versuchen.',
  failed: 'Dein Browser erreicht seinen Push-Dienst gerade nicht. Bitte probiere es später noch einmal.',
  blocked:
    'Benachrichtigungen sind für diese Seite in deinem Browser gesperrt. Erlaube sie in den Einstellungen der Seite (Symbol neben der Adresse) und lade sie neu.',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen zeigen. Alles steht trotzdem in deinen Mitteilungen.',
  installFirst:
    'Auf iPhone und iPad gehen Benachrichtigungen, sobald diese Seite auf dem Home-Bildschirm liegt. Wie das geht, steht hier darunter.',
  notConfigured:
    'Benachrichtigungen auf Geräten sind hier noch nicht eingerichtet. Alles steht in deinen Mitteilungen.',
  devices: 'Deine Geräte mit Benachrichtigungen',
  noDevices: 'Noch bekommt kein Gerät Benachrichtigungen.',
  thisDevice: 'Dieses Gerät',
  lastSent: (when: string) => `Zuletzt benachrichtigt: ${when}`,
  neverSent: 'Noch keine Benachrichtigung',
  remove: 'Entfernen',
  removed: 'Dieses Gerät bekommt keine Benachrichtigungen mehr.',
  removedBefore: 'Dieses Gerät war schon entfernt.',
  guide: 'So geht es auf deinem Gerät',
  guides: [
    {
      device: 'iPhone und iPad (ab iOS 16.4)',
      steps: [
        'Öffne diese Seite in Safari und tippe auf das Teilen-Symbol.',
        'Wähle „Zum Home-Bildschirm“ und dann „Hinzufügen“.',
        'Öffne sie über das neue Symbol, melde dich an und aktiviere hier die Benachrichtigungen.',
      ],
    },
    {
      device: 'Android',
      steps: [
        'Öffne diese Seite in Chrome oder Firefox und melde dich an.',
        'Tippe hier auf „Benachrichtigungen aktivieren“ und dann auf „Zulassen“.',
        'Kommt nichts an, erlaube deinem Browser Benachrichtigungen in den Einstellungen des Handys.',
      ],
    },
    {
      device: 'Computer',
      steps: [
        'Klicke in Chrome, Edge, Firefox oder Safari auf „Benachrichtigungen aktivieren“ und dann auf „Zulassen“.',
        'Sie erscheinen, solange der Browser läuft. „Nicht stören“ am Computer hält sie zurück.',
      ],
    },
  ],
} as const
