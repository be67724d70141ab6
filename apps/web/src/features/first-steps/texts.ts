/** German texts of the first steps. */
export const texts = {
  title: 'Deine ersten Schritte',
  welcome: 'So richtest du dir alles ein.',
  welcomeTrial: 'In der Testphase ist alles offen. So hast du am meisten davon.',
  welcomeApp: 'Was du in der App gekauft hast, gilt auch hier. So richtest du dir alles ein.',
  bought: (product: string) => `„${product}“ ist freigeschaltet. So wird es deins.`,
  coached: (name: string) => `${name} begleitet dich und antwortet dir innerhalb von 48 Stunden.`,
  away: (name: string, from: string, until: string) =>
    `${name} begleitet dich und ist von ${from} bis ${until} nicht da. Fristen verlängern sich um diese Zeit.`,
  paused: (name: string) => `Die Begleitung durch ${name} ist pausiert. Das kannst du inzwischen vorbereiten.`,
  waiting: 'Bis deine Begleitung beginnt, kannst du schon etwas vorbereiten.',
  done: 'erledigt',
  hide: 'Ausblenden',
  hidden: 'Die ersten Schritte sind ausgeblendet.',

  anamnesis: 'Deine Anamnese',
  anamnesisText: 'Was du magst, was du verträgst und wie dein Tag aussieht. Du kannst jederzeit unterbrechen.',
  anamnesisFor: (name: string) => `Damit ${name} dich kennenlernt. Du kannst jederzeit unterbrechen.`,
  toAnamnesis: 'Anamnese ausfüllen',

  targets: 'Deine Tagesziele',
  targetsText: 'Ein paar Angaben, und du siehst, wie viel du am Tag brauchst und warum.',
  toTargets: 'Ziele berechnen',

  plan: 'Dein Ernährungsplan',
  planText: 'Beginn mit einer fertigen Woche und tausch, was dir nicht schmeckt.',
  toPlan: 'Woche wählen',
  planFrom: (name: string) => `${name} stellt ihn zusammen. Sobald er da ist, bekommst du eine Mitteilung.`,

  list: 'Deine Einkaufsliste',
  listText: 'Aus dem Plan oder von Hand, nach Abteilungen geordnet.',
  toList: 'Liste beginnen',
} as const
