/** German sentences of the client itself, for calls without an API response. All other sentences come from the API. */
export const problemTexts = {
  /** No response at all. */
  offline: 'Keine Verbindung. Bitte prüfe dein Internet und versuche es noch einmal.',
  /** The server can be reached, but the browser has to load the page again. */
  reload: 'Das lässt sich gerade nicht öffnen. Bitte speichere, was offen ist, und lade die Seite neu.',
  unavailable: 'Wir sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  too_many_requests: 'Das waren zu viele Versuche. Bitte warte einen Moment.',
  unexpected: 'Es ist etwas schief gelaufen',
} as const

/** German labels of the links to the page that solves a problem, by problem code. */
export const problemLinkTexts: Readonly<Record<string, string>> & { readonly other: string } = {
  no_slots: 'Slots kaufen',
  slots_lapsed: 'Slots bezahlen',
  payment_open: 'Rechnung bezahlen',
  email_unconfirmed: 'Adresse bestätigen',
  other: 'Mehr dazu',
}
