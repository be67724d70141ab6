/** German texts of the cookie banner. */
export const texts = {
  title: 'Wir verwenden Cookies',
  text: 'Notwendige Cookies halten diese Seite am Laufen. Mit deiner Zustimmung zählen wir außerdem, welche Seiten gelesen werden, und messen, ob unsere Werbung ankommt. Mehr dazu steht in der',
  privacy: 'Datenschutzerklärung',
  essential: 'Notwendig',
  essentialText: 'Anmeldung, Sicherheit und diese Auswahl',
  analytics: 'Statistik & Werbung',
  analyticsText: 'Zählt Besuche auf den öffentlichen Seiten und misst Werbung',
  acceptChosen: 'Ausgewählte Cookies akzeptieren',
  acceptAll: 'Alle akzeptieren',
} as const
