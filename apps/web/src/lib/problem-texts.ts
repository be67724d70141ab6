/** The client's own sentences, for calls without an answer of the API. All other sentences come with the API's answer. */
export const problemTexts = {
  /** No answer at all. */
  offline: 'Keine Verbindung. Bitte prüfe dein Internet und versuche es noch einmal.',
  unavailable: 'Kostbar ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  too_many_requests: 'Das waren zu viele Versuche. Bitte warte einen Moment.',
  unexpected: 'Es ist etwas schief gelaufen',
} as const

/** Labels of the links to where a problem can be solved, by the API's code. */
export const problemLinkTexts: Readonly<Record<string, string>> & { readonly other: string } = {
  no_slots: 'Slots kaufen',
  slots_lapsed: 'Slots bezahlen',
  email_unconfirmed: 'Adresse bestätigen',
  other: 'Mehr dazu',
}
