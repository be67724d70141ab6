/** Sentences of the notification kinds, built from their variables. */
export const sentences = {
  /** To a client. */
  messageFromTrainer: ({ name }: { name: string }) => `${name} hat dir geschrieben.`,
  /** To a trainer. */
  messageFromClient: ({ name }: { name: string }) => `${name} hat dir geschrieben.`,
  documentAdded: ({ name }: { name: string }) => `Neues Dokument für dich: ${name}`,
  planChanged: ({ name }: { name: string }) => `${name} hat deinen Ernährungsplan geändert.`,
  planReleased: ({ name }: { name: string }) => `${name} hat deinen Ernährungsplan freigegeben.`,
  targetsChanged: ({ name }: { name: string }) => `${name} hat deine Tagesziele geändert.`,
  noteAdded: ({ name }: { name: string }) => `${name} hat dir eine Notiz geschrieben.`,
  /** To a trainer. */
  anamnesisSubmitted: ({ name }: { name: string }) => `${name} hat die Anamnese abgesendet.`,
  /** To a client. */
  anamnesisReviewed: ({ name }: { name: string }) => `${name} hat deine Anamnese gelesen.`,
  anamnesisChangesRequested: ({ name }: { name: string }) => `${name} hat eine Frage zu deiner Anamnese.`,
  protocolEvaluated: ({ name }: { name: string }) => `${name} hat dein 7-Tages-Protokoll ausgewertet.`,
  anamnesisReminder: () => 'Deine Anamnese ist ein halbes Jahr alt. Stimmt noch alles?',
  /** To a trainer. */
  protocolSubmitted: ({ name }: { name: string }) => `${name} hat das 7-Tages-Protokoll abgeschickt.`,
  /** To a client. */
  protocolReopened: ({ name }: { name: string }) => `${name} hat dein 7-Tages-Protokoll noch einmal geöffnet.`,
  protocolReminder: () => 'Zeit für dein 7-Tages-Protokoll: Was hat es heute gegeben?',
  checkInDue: () => 'Dein Wochenrückblick ist da. Er dauert nur ein paar Minuten.',
  checkInMissed: () =>
    'Dein letzter Wochenrückblick ist offen geblieben. Das macht nichts, beim nächsten bist du wieder dabei.',
  checkInReplied: ({ name }: { name: string }) => `${name} hat auf deinen Wochenrückblick geantwortet.`,
  /** To a trainer. */
  checkInSubmitted: ({ name }: { name: string }) => `${name} hat den Wochenrückblick abgeschickt.`,
  /** To a trainer. @param isProposal whether an admin proposed the trainer, instead of an invitation by the trainer */
  inviteAccepted: ({ name, isProposal }: { name: string; isProposal?: boolean }) =>
    isProposal
      ? `${name} hat unseren Vorschlag angenommen. Du begleitest ${name} jetzt.`
      : `${name} hat deine Einladung angenommen.`,
  inviteDeclined: ({ name }: { name: string }) => `${name} hat deine Einladung abgelehnt.`,
  inviteExpired: ({ name }: { name: string }) => `Deine Einladung an ${name} ist abgelaufen.`,
  /** To a waiting member, after an admin proposed a trainer. */
  trainerProposed: ({ name }: { name: string }) => `${name} möchte dich begleiten. Schau dir den Vorschlag an.`,
  /** To the proposed trainer, who must not learn who the member is before the member consents. */
  clientProposed: () => 'Wir haben dich jemandem für eine Begleitung vorgeschlagen.',
  /** To the admin who made the proposal. */
  proposalDeclined: ({ name }: { name: string }) =>
    `${name} hat deinen Vorschlag abgelehnt und wartet wieder auf Begleitung.`,
  proposalExpired: ({ name }: { name: string }) =>
    `Dein Vorschlag an ${name} ist abgelaufen. ${name} wartet wieder auf Begleitung.`,
  /** To the client or the trainer. */
  coachingEnded: ({ name }: { name: string }) => `Die Begleitung mit ${name} ist zu Ende.`,
  coachingPaused: ({ name }: { name: string }) => `${name} hat eure Begleitung pausiert.`,
  coachingResumed: ({ name }: { name: string }) => `${name} setzt eure Begleitung fort.`,
  /** To a client whom the trainer took back from the archive. */
  coachingReactivated: ({ name }: { name: string }) =>
    `${name} begleitet dich wieder und sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst.`,
  /** To a trainer, twelve hours before the deadline. */
  answerDueSoon: ({ name }: { name: string }) => `${name} wartet noch auf deine Antwort.`,
  trialEnding: ({ day }: { day: string }) => `Deine Testphase läuft noch bis ${day}.`,
  /** To a member. */
  challengeInvited: ({ name }: { name: string }) => `${name} lädt dich zu einer Challenge ein.`,
  challengeReminder: ({ title }: { title: string }) => `Heute zählt es: ${title}`,
  challengeEnded: ({ title }: { title: string }) => `Die Challenge ist zu Ende. Schau dir deine Tage an: ${title}`,
  challengeCancelled: ({ title }: { title: string }) => `Die Challenge wurde abgesagt: ${title}`,
  /** A push message of a trainer or admin. A title that ends a sentence needs no colon: 'Gute Woche, Anna! …' */
  pushMessage: ({ title, body }: { title: string; body: string }) =>
    /[.!?…:]$/.test(title) ? `${title} ${body}` : `${title}: ${body}`,
  slotsLapsed: () => 'Deine Kunden-Slots sind abgelaufen. Bis sie bezahlt sind, kannst du nur lesen.',
}

type Sentences = typeof sentences

export type NotificationKind = keyof Sentences
export type NotificationVariables<Kind extends NotificationKind> =
  Parameters<Sentences[Kind]> extends [infer Variables] ? Variables : Record<never, never>

/** Sentence of a stored notification; null for a kind that only a newer release knows. */
export function sentenceOf(kind: string, variables: unknown): string | null {
  if (!Object.hasOwn(sentences, kind)) return null
  return sentences[kind as NotificationKind](variables as { name: string; day: string; title: string; body: string })
}
