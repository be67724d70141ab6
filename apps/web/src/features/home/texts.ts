/** German words of the public start page. */
export const texts = {
  stage: {
    title: 'Gut essen, mitten in deinem Leben.',
    text: 'Kostbar begleitet dich mit einem Plan für deine Küche, einer Einkaufsliste, die immer dabei ist, und Menschen, die dir antworten.',
    how: 'So geht Kostbar',
  },
  signUp: 'Jetzt registrieren',
  toProfile: 'Zu deinem Profil',
  example: {
    name: 'Porridge mit Beeren',
    kcal: '396 kcal',
    macros: [
      { name: 'Kohlenhydrate', grams: '58 g' },
      { name: 'Proteine', grams: '14 g' },
      { name: 'Fette', grams: '12 g' },
    ],
  },
  statement: {
    title: ['Kost ist Essen.', 'Kostbar wird es, wenn es zu dir passt.'],
    text: 'Zu deinem Hunger und deinem Kalender, zu der Pfanne, die du hast, und zu den Menschen an deinem Tisch. Darum beginnt bei uns nichts mit Verboten, sondern mit einer Frage: Wie isst du gern?',
  },
  steps: {
    title: 'So geht Kostbar',
    list: [
      {
        title: 'Du erzählst',
        text: 'Was magst du, was verträgst du, wie sieht dein Tag aus? Ein Richtig oder Falsch gibt es dabei nicht.',
      },
      {
        title: 'Ihr plant',
        text: 'Daraus entsteht mit deinem Trainer ein Ernährungsplan mit Rezepten und Mengen für deine Ziele.',
      },
      {
        title: 'Du kochst',
        text: 'Plan, Einkaufsliste und Notizen hast du am Handy dabei, am Herd genauso wie im Supermarkt.',
      },
    ],
  },
  forYou: {
    title: 'Für dich',
    list: [
      {
        title: 'Ein Plan statt lauter Regeln',
        text: 'Sieben Tage mit deinen Mahlzeiten und deinen Portionen. Schmeckt dir etwas nicht, nimmst du ein anderes Rezept.',
      },
      {
        title: 'Die Liste kommt mit',
        text: 'Was du brauchst, steht auf deiner Einkaufsliste. Du hakst im Gehen ab, und dein Trainer legt dir Vorschläge dazu.',
      },
      {
        title: 'Notizen, die bleiben',
        text: 'Halte fest, was dir gutgetan hat und was nicht. So wird aus einzelnen Tagen etwas, womit ihr arbeiten könnt.',
      },
    ],
  },
  promise: {
    number: '48',
    title: 'Innerhalb von 48 Stunden hörst du von uns.',
    text: 'In der 1:1-Begleitung antwortet dir ein Mensch, der dich und deine Küche kennt.',
  },
  trainers: {
    kicker: 'Für Trainer',
    title: 'Mehr Zeit für Menschen',
    list: [
      'Deine Kunden mit Plänen, Notizen und Dokumenten an einem Ort',
      'Vorlagen, die du anpasst, statt jeden Plan neu zu schreiben',
      'Eine Testvorlage wartet schon auf dich',
    ],
    signUp: 'Als Trainer registrieren',
  },
  invitation: {
    title: 'Dein Platz ist gedeckt.',
    text: 'Zwei kurze Schritte, dann kann es losgehen.',
    hasAccount: 'Schon registriert?',
    signIn: 'Hier anmelden',
  },
} as const
