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
  anamnesisSubmitted: ({ name }: { name: string }) => `${name} hat die Anamnese abgeschickt.`,
  /** To a client. */
  anamnesisReviewed: ({ name }: { name: string }) => `${name} hat deine Anamnese gelesen.`,
  anamnesisChangesRequested: ({ name }: { name: string }) => `${name} hat eine Frage zu deiner Anamnese.`,
  anamnesisReminder: () => 'Deine Anamnese ist ein halbes Jahr alt. Stimmt noch alles?',
  inviteAccepted: ({ name }: { name: string }) => `${name} hat deine Einladung angenommen.`,
  inviteDeclined: ({ name }: { name: string }) => `${name} hat deine Einladung abgelehnt.`,
  inviteExpired: ({ name }: { name: string }) => `Deine Einladung an ${name} ist abgelaufen.`,
  /** To a client whom an admin proposed a trainer. */
  trainerProposed: ({ name }: { name: string }) => `${name} möchte dich begleiten. Schau dir den Vorschlag an.`,
  /** To the proposed trainer, who learns nothing of the member before their consent. */
  clientProposed: () => 'Wir haben dich jemandem für eine Begleitung vorgeschlagen.',
  /** To the admin who proposed. */
  proposalDeclined: ({ name }: { name: string }) =>
    `${name} hat deinen Vorschlag abgelehnt und wartet wieder auf Begleitung.`,
  proposalExpired: ({ name }: { name: string }) =>
    `Dein Vorschlag an ${name} ist abgelaufen. ${name} wartet wieder auf Begleitung.`,
  /** To either side. */
  coachingEnded: ({ name }: { name: string }) => `Die Begleitung mit ${name} ist zu Ende.`,
  coachingPaused: ({ name }: { name: string }) => `${name} hat eure Begleitung pausiert.`,
  coachingResumed: ({ name }: { name: string }) => `${name} setzt eure Begleitung fort.`,
  /** To a trainer, twelve hours before the deadline. */
  answerDueSoon: ({ name }: { name: string }) => `${name} wartet noch auf deine Antwort.`,
  slotsLapsed: () => 'Deine Kunden-Slots sind abgelaufen. Bis du sie verlängerst, kannst du nur lesen.',
}

type Sentences = typeof sentences

export type NotificationKind = keyof Sentences
export type NotificationVariables<Kind extends NotificationKind> =
  Parameters<Sentences[Kind]> extends [infer Variables] ? Variables : Record<never, never>

/** The sentence of a stored notification; null for a kind of a newer release. */
export function sentenceOf(kind: string, variables: unknown): string | null {
  if (!Object.hasOwn(sentences, kind)) return null
  return sentences[kind as NotificationKind](variables as { name: string })
}
