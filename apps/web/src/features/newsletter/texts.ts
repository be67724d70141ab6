/** German texts of the newsletter sign-up. */
export const texts = {
  title: 'Post, auf die man sich freut',
  text: 'Ein Rezept, ein Gedanke und was gerade Saison hat. Einmal im Monat, jederzeit abbestellbar.',
  email: 'Deine E-Mail-Adresse',
  submit: 'Newsletter abonnieren',
  needsScript: 'Zum Abonnieren braucht dein Browser JavaScript. Bitte schalte es ein und lade die Seite neu.',
  done: 'Du hast von uns eine Bestätigungsmail erhalten.',
  privacy:
    'Zuerst bekommst du eine Bestätigungsmail. Erst wenn du den Link darin anklickst, schicken wir dir Post. Wie wir mit deiner Adresse umgehen, steht in der',
  privacyLink: 'Datenschutzerklärung',
} as const
